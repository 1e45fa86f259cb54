import type { Integration } from "../schema/integration.ts";

export const eCommerceIntegrations: readonly Integration[] = [
  {
    id: "shopify",
    name: "Shopify",
    description:
      "Tells customers where their order is. Refunds are prepared and wait for your approval.",
    category: "E-commerce",
    status: "active",
    setupTime: "4 mins",
    popularity: "high",
    auth: "OAuth 2.0 or custom-app token",
    features: [
      "Read and fulfil orders",
      "Record refunds and returns",
      "Correct stock at each location",
      "Manage products, variants and collections",
      "Update customer records and metafields",
      "Export large sets with bulk queries",
      "Receive webhooks by HTTPS, EventBridge or Pub/Sub",
    ],
  },
  {
    id: "woocommerce",
    name: "WooCommerce",
    description: "Issues coupons up to a limit you set.",
    category: "E-commerce",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "Consumer key and secret",
    features: [
      "Create, update and refund orders",
      "Manage products, variations and attributes",
      "Update customer records and issue coupons",
      "Set taxes and shipping zones",
      "Read sales reports by period",
    ],
  },
  {
    id: "adobe-commerce",
    name: "Adobe Commerce",
    description: "Catalogue, prices and stock that match the system that owns them.",
    category: "E-commerce",
    status: "active",
    setupTime: "7 mins",
    popularity: "low",
    auth: "OAuth 1.0a or admin token",
    features: [
      "Manage catalogue, prices and stock",
      "Take an order from cart to shipment",
      "Manage stock across several sources",
      "Read the storefront with GraphQL",
      "Queue large jobs instead of waiting for them",
    ],
  },
];
