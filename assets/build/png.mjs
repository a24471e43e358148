// A PNG from its parts: [name, data] each, in their order, IHDR to IEND (PNG specification, 5.3).
import { checksum } from '../../web/app/storage.mjs';

export const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** @param {[name: string, data: Buffer]} part */
function part([name, data]) {
  const bytes = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8 + bytes.length);
  frame.writeUInt32BE(data.length, 0);
  bytes.copy(frame, 4);
  frame.writeUInt32BE(checksum(bytes), 4 + bytes.length);
  return frame;
}

/** @param {[name: string, data: Buffer][]} parts */
export const png = (parts) => Buffer.concat([SIGNATURE, ...parts.map(part)]);
