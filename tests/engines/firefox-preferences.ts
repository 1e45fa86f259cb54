/**
 * The preferences of a profile in which Firefox makes no background requests and shows no messages
 * accord. When it's automated, Firefox sets many more, but only after it has started.
 */
export function firefoxPreferences(proxyPort: number): string {
  const preferences: Readonly<Record<string, string | number | boolean>> = {
    "app.normandy.enabled": false,
    "app.update.disabledForTesting": true,
    "browser.aboutwelcome.enabled": false,
    "browser.newtabpage.enabled": false,
    "browser.region.update.enabled": false,
    "browser.safebrowsing.downloads.enabled": false,
    "browser.safebrowsing.malware.enabled": false,
    "browser.safebrowsing.phishing.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": false,
    "dom.push.connection.enabled": false,
    "extensions.systemAddon.update.enabled": false,
    "extensions.update.enabled": false,
    "media.gmp-manager.updateEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "network.dns.disablePrefetch": true,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": false,
    "toolkit.telemetry.unified": false,
    // Requests to other machines go to the server of the checks, which refuses and reports it.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxyPort,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxyPort,
    // A headless window has no pointer, unlike a visitor at a desk.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    // A service worker would answer with what an earlier journey fetched.
    "dom.serviceWorkers.enabled": false,
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}
