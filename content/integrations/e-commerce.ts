import type { Integration } from "../schema/integration.ts";

export const eCommerceIntegrations: readonly Integration[] = [
  {
    id: "shopify",
    name: "Shopify",
    description:
      "Answers where an order is, prepares refunds for approval, and says when stock runs low.",
    category: "E-commerce",
    status: "active",
    setupTime: "4 mins",
    popularity: "high",
    auth: "OAuth 2.0 or custom-app token",
    features: [
      "Read and fulfil orders",
      "Record refunds and returns",
      "Correct the stock of each location",
      "Manage products, variants and collections",
      "Keep customer records and metafields up to date",
      "Export large sets by bulk query",
      "Receive webhooks by HTTPS, EventBridge or Pub/Sub",
    ],
  },
  {
    id: "woocommerce",
    name: "WooCommerce",
    description:
      "Watches new orders, corrects product data, and issues coupons within a limit that you set.",
    category: "E-commerce",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "Consumer key and secret",
    features: [
      "Take in orders, change them and refund them",
      "Manage products, variations and attributes",
      "Keep customer records and issue coupons",
      "Set taxes and shipping zones",
      "Read what was sold, and when",
    ],
  },
  {
    id: "adobe-commerce",
    name: "Adobe Commerce",
    description: "Keeps catalogue, prices and stock in agreement with the system that owns them.",
    category: "E-commerce",
    status: "active",
    setupTime: "7 mins",
    popularity: "low",
    auth: "OAuth 1.0a or admin token",
    features: [
      "Manage catalogue, prices and stock",
      "Take an order from the cart to the shipment",
      "Manage stock across several sources",
      "Read the storefront in GraphQL",
      "Queue large jobs instead of waiting for them",
    ],
  },
];
