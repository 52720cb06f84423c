import { posterMaxBytes, posterSide } from '#contract/file.ts'

/** First frames are often black. */
const mostSeconds = 1
const patienceMs = 15_000

/**
 * A still of a video near its beginning, as JPEG. `url`: of its bytes, or of this server.
 * Null where this device cannot play it. Rejects when nothing was decoded in 15 s, as on a busy device: a later try may work.
 */
export async function drawPoster(url: string): Promise<Blob | null> {
  if (typeof document === 'undefined') return null
  const video = document.createElement('video')
  const patience = AbortSignal.timeout(patienceMs)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'metadata', src: url })
    await until(video, 'loadedmetadata', patience)
    const seeked = until(video, 'seeked', patience)
    // A recording of a browser does not say how long it is.
    video.currentTime = Number.isFinite(video.duration)
      ? Math.min(mostSeconds, video.duration / 10)
      : mostSeconds / 10
    await seeked
    // `loadeddata` comes once: where the first frame was there before the seek, the new one is known by `canplay`.
    while (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      await Promise.race([until(video, 'loadeddata', patience), until(video, 'canplay', patience)])
    return await drawFrame(video)
  } catch (cause) {
    if (patience.aborted) throw new Error('The still of a video took too long.', { cause })
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, posterSide / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  const pen = canvas.getContext('2d')
  if (!pen || videoWidth === 0) return null
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  return blob && blob.size <= posterMaxBytes ? blob : null
}

function until(video: HTMLVideoElement, event: string, patience: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    const fail = () => reject(new Error('This device does not play the video.'))
    // An event of the past would never come.
    if (patience.aborted) return fail()
    video.addEventListener('error', fail, { once: true })
    patience.addEventListener('abort', fail, { once: true })
  })
}
