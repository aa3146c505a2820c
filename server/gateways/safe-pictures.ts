import sharp from 'sharp';

/** Only these are ever read, whatever a file calls itself: among the others are programs for drawings, with addresses in them. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'].map((kind) => `VipsForeignLoad${kind}`),
});

/** The picture library, for what somebody else calls a picture. */
export { sharp as safeSharp };
