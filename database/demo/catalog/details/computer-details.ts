import { by, bySeries, type Detail } from './detail.ts';

const SYSTEMS = { Kestrel: 'Windows 11 Pro', Orrery: 'Windows 11 Pro', Datum: 'Windows 11 Home' };

/** Computers and screens: what they are joined to, weigh, run and come with. */
export const computerDetails: Readonly<Record<string, readonly Detail[]>> = {
  laptops: [
    bySeries('Operating system', SYSTEMS),
    bySeries('Ports and jacks', {
      Kestrel: '2 USB-C, 2 USB-A, HDMI, headset',
      Orrery: '2 Thunderbolt 4, USB-A, HDMI, headset',
      Datum: 'USB-C, 2 USB-A, HDMI, headset',
    }),
    bySeries('Wireless', { Kestrel: 'Wi-Fi 6E, Bluetooth 5.3', Orrery: 'Wi-Fi 7, Bluetooth 5.4', Datum: 'Wi-Fi 6, Bluetooth 5.2' }),
    bySeries('Camera', { Kestrel: '1080p with shutter', Orrery: '1440p with shutter', Datum: '720p with shutter' }),
    bySeries('Fingerprint reader', { Kestrel: 'In the power key', Orrery: 'In the power key', Datum: 'None' }),
    bySeries('Keyboard', { Kestrel: 'Lit, spill-resistant', Orrery: 'Lit, spill-resistant', Datum: 'Spill-resistant' }),
    by('Display', 'Battery', {
      '13.3 in, 1920 x 1200': '54 Wh, up to 12 hours',
      '14 in, 1920 x 1200': '57 Wh, up to 11 hours',
      '15.6 in, 1920 x 1080': '57 Wh, up to 10 hours',
      '16 in, 2560 x 1600': '76 Wh, up to 10 hours',
    }),
    by('Display', 'Dimensions (W x D x H)', {
      '13.3 in, 1920 x 1200': '11.8 x 8.3 x 0.6 in',
      '14 in, 1920 x 1200': '12.4 x 8.7 x 0.7 in',
      '15.6 in, 1920 x 1080': '14.1 x 9.3 x 0.8 in',
      '16 in, 2560 x 1600': '14 x 10 x 0.7 in',
    }),
    by('Display', 'Item weight', {
      '13.3 in, 1920 x 1200': '2.7 lb',
      '14 in, 1920 x 1200': '2.9 lb',
      '15.6 in, 1920 x 1080': '3.8 lb',
      '16 in, 2560 x 1600': '4.1 lb',
    }),
    bySeries('In the box', {
      Kestrel: 'Laptop, 65 W USB-C charger, quick-start guide',
      Orrery: 'Laptop, 100 W USB-C charger, quick-start guide',
      Datum: 'Laptop, 65 W USB-C charger, quick-start guide',
    }),
    bySeries('Warranty', { Kestrel: '1 year', Orrery: '3 years', Datum: '1 year' }),
  ],
  'desktop-computers': [
    bySeries('Operating system', SYSTEMS),
    by('Form', 'Ports and jacks', {
      'Tower, 15 liters': '8 USB, HDMI, DisplayPort, Ethernet',
      'Mini, 3 liters': '6 USB, HDMI, DisplayPort, Ethernet',
      'Tower with graphics card': '8 USB, HDMI, 3 DisplayPort, Ethernet',
    }),
    bySeries('Wireless', { Kestrel: 'Wi-Fi 6E, Bluetooth 5.3', Orrery: 'Wi-Fi 7, Bluetooth 5.4', Datum: 'Wi-Fi 6, Bluetooth 5.2' }),
    by('Form', 'Graphics', {
      'Tower, 15 liters': 'On the processor',
      'Mini, 3 liters': 'On the processor',
      'Tower with graphics card': 'Card with 8 GB',
    }),
    by('Form', 'Power supply', { 'Tower, 15 liters': '300 W', 'Mini, 3 liters': '90 W, outside', 'Tower with graphics card': '500 W' }),
    by('Form', 'Dimensions (W x D x H)', {
      'Tower, 15 liters': '6.1 x 11.8 x 12.8 in',
      'Mini, 3 liters': '3.7 x 7.2 x 7.2 in',
      'Tower with graphics card': '6.9 x 13.1 x 14.6 in',
    }),
    by('Form', 'Item weight', { 'Tower, 15 liters': '13 lb', 'Mini, 3 liters': '3.1 lb', 'Tower with graphics card': '19 lb' }),
    bySeries('In the box', {
      Kestrel: 'PC, power cord, USB keyboard, USB mouse, quick-start guide',
      Orrery: 'PC, power cord, USB keyboard, USB mouse, quick-start guide',
      Datum: 'PC, power cord, USB keyboard, USB mouse, quick-start guide',
    }),
    bySeries('Warranty', { Kestrel: '1 year', Orrery: '3 years', Datum: '1 year' }),
  ],
  monitors: [
    by('Stand', 'Ports and jacks', {
      Tilt: 'HDMI, DisplayPort',
      'Height, tilt, pivot': '2 HDMI, DisplayPort',
      'Height, tilt; USB-C hub, 65 W': 'HDMI, DisplayPort, USB-C, 4 USB-A, Ethernet',
    }),
    by('Size', 'Screen brightness', {
      '21.5 in': '250 nits',
      '23.8 in': '250 nits',
      '27 in': '350 nits',
      '31.5 in': '350 nits',
      '34 in, 21:9': '400 nits',
    }),
    by('Size', 'Dimensions (W x D x H)', {
      '21.5 in': '19.3 x 7.1 x 14.6 in',
      '23.8 in': '21.3 x 7.5 x 16 in',
      '27 in': '24.1 x 8.3 x 17.8 in',
      '31.5 in': '28.1 x 9 x 20.1 in',
      '34 in, 21:9': '31.8 x 9.4 x 18.2 in',
    }),
    by('Size', 'Item weight', {
      '21.5 in': '7.1 lb',
      '23.8 in': '8.4 lb',
      '27 in': '11.7 lb',
      '31.5 in': '16.5 lb',
      '34 in, 21:9': '17.9 lb',
    }),
    bySeries('Wall mount', { Kestrel: 'VESA 100 x 100 mm', Orrery: 'VESA 100 x 100 mm', Datum: 'VESA 100 x 100 mm' }),
    by('Stand', 'In the box', {
      Tilt: 'Monitor, stand, power cord, HDMI cable, DisplayPort cable',
      'Height, tilt, pivot': 'Monitor, stand, power cord, HDMI cable, DisplayPort cable',
      'Height, tilt; USB-C hub, 65 W': 'Monitor, stand, power cord, HDMI cable, DisplayPort cable, USB-C cable',
    }),
    bySeries('Warranty', { Kestrel: '3 years', Orrery: '3 years, next-day exchange', Datum: '2 years' }),
  ],
  tablets: [
    bySeries('Operating system', { Kestrel: 'Android 15', Orrery: 'Android 15', Datum: 'Android 14' }),
    by('Display', 'Battery', {
      '10 in': '7,000 mAh, up to 11 hours',
      '11 in': '8,000 mAh, up to 12 hours',
      '13 in': '10,000 mAh, up to 12 hours',
    }),
    by('Display', 'Dimensions (W x D x H)', {
      '10 in': '9.6 x 6.3 x 0.3 in',
      '11 in': '10.1 x 6.6 x 0.3 in',
      '13 in': '11.8 x 8.1 x 0.3 in',
    }),
    by('Display', 'Item weight', { '10 in': '1 lb', '11 in': '1.1 lb', '13 in': '1.5 lb' }),
    by('Pen', 'In the box', { None: 'Tablet, USB-C cable, charger', 'Pen with eraser': 'Tablet, pen, USB-C cable, charger' }),
    bySeries('Warranty', { Kestrel: '1 year', Orrery: '2 years', Datum: '1 year' }),
  ],
};
