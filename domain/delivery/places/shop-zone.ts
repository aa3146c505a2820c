/** The IANA zone of the shop: that of its opening hours and of the days that it names. */
export const SHOP_ZONE = 'America/New_York';
