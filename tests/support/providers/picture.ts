import sharp from 'sharp'

export function personsPicture(): Promise<Buffer> {
  const background = { r: 180, g: 88, b: 58 }
  return sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()
}
