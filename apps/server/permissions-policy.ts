// Only features that Chromium knows without a flag: a name that it does not know (bluetooth on
// Linux, web-share on desktops) is a warning in the console of every visitor.
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
] as const;

// The copy buttons write to the clipboard; 'self' on reading keeps a paste button possible.
const allowedFeatures = ["clipboard-read=(self)", "clipboard-write=(self)"] as const;

/** The value of Permissions-Policy: no page asks the browser for anything but the clipboard. */
export const permissionsPolicy = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...allowedFeatures,
].join(",");
