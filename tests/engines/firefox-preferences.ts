/**
 * The preferences of a profile in which Firefox shows nothing of its own and asks nothing of the
 * network: no first run, no updates, no telemetry, no remote settings.
 */
export function firefoxPreferences(proxyPort: number): string {
  const nowhere = "http://localhost:9/";
  const preferences: Readonly<Record<string, string | number | boolean>> = {
    "app.normandy.enabled": false,
    "app.update.disabledForTesting": true,
    "app.update.auto": false,
    "browser.aboutwelcome.enabled": false,
    "browser.contentblocking.report.hide_vpn_banner": true,
    "browser.discovery.enabled": false,
    "browser.newtabpage.activity-stream.feeds.system.topstories": false,
    "browser.newtabpage.enabled": false,
    "browser.ping-centre.telemetry": false,
    "browser.region.network.url": "",
    "browser.region.update.enabled": false,
    "browser.safebrowsing.blockedURIs.enabled": false,
    "browser.safebrowsing.downloads.enabled": false,
    "browser.safebrowsing.malware.enabled": false,
    "browser.safebrowsing.phishing.enabled": false,
    "browser.safebrowsing.provider.mozilla.updateURL": "",
    "browser.search.update": false,
    "browser.sessionstore.resume_from_crash": false,
    "browser.shell.checkDefaultBrowser": false,
    "browser.startup.homepage": "about:blank",
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.tabs.warnOnClose": false,
    "browser.topsites.contile.enabled": false,
    "browser.translations.enable": false,
    "browser.urlbar.merino.endpointURL": "",
    "browser.urlbar.suggest.searches": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "datareporting.usage.uploadEnabled": false,
    "dom.push.connection.enabled": false,
    "extensions.blocklist.enabled": false,
    "extensions.getAddons.cache.enabled": false,
    "extensions.systemAddon.update.enabled": false,
    "extensions.update.enabled": false,
    "geo.provider.network.url": "",
    "messaging-system.rsexperimentloader.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "network.dns.disablePrefetch": true,
    "network.http.speculative-parallel-limit": 0,
    "network.prefetch-next": false,
    "network.trr.mode": 5,
    "security.remote_settings.crlite_filters.enabled": false,
    "security.remote_settings.intermediates.enabled": false,
    "services.settings.server": nowhere,
    "signon.autofillForms": false,
    "signon.rememberSignons": false,
    "toolkit.cosmeticAnimations.enabled": false,
    "toolkit.telemetry.enabled": false,
    "toolkit.telemetry.server": nowhere,
    "toolkit.telemetry.unified": false,
    "toolkit.telemetry.reportingpolicy.firstRun": false,
    // Whatever is not on this machine goes to the server of the checks, which refuses and reports it.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxyPort,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxyPort,
    "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
    // A window without a screen has no pointer; visitors of these widths have one.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    // A service worker would answer with what another journey fetched.
    "dom.serviceWorkers.enabled": false,
    "ui.caretBlinkTime": 0,
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}
