/** Longer device data are left out. (C §9) */
const MOST_DEVICE_DATA = 11_000;

/** What the browser tells about itself, as one text: what comes from the shopper's usual device is trusted sooner. */
export function deviceData(): string {
  const { screen, devicePixelRatio, navigator } = window;
  return JSON.stringify({
    screen: `${screen.width}x${screen.height}x${screen.colorDepth}`,
    pixelRatio: devicePixelRatio,
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

/** The field of a body that carries device data: none where they are too long. */
export function deviceFields(device: string): { readonly deviceData?: string } {
  return device !== '' && device.length <= MOST_DEVICE_DATA ? { deviceData: device } : {};
}
