import sharp from 'sharp';

/** Only these are ever read, whatever a file calls itself: among the others are programs for drawings, with addresses in them. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'].map((kind) => `VipsForeignLoad${kind}`),
});

// Each picture is read once: what it was unpacked to would only stay.
sharp.cache(false);

/** The picture library, for what somebody else calls a picture. */
export { sharp as safeSharp };
