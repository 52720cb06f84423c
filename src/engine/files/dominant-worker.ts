import { dominantColours } from '#model/colour/dominant.ts'

/** Receives a small bitmap, posts its dominant colours. */
self.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(data.width, data.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) {
    self.postMessage([])
    return
  }
  context.drawImage(data, 0, 0)
  data.close()
  self.postMessage(dominantColours(context.getImageData(0, 0, canvas.width, canvas.height).data))
}
