import address from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url'

/** Length of the file: an answer of another length is not it, such as the page of a network that asks to log in. */
export const modelBytes = 249_024
/** In ms. */
const patience = 60_000

/**
 * The model that finds people; null where it is neither on this device nor can be downloaded now. The service worker keeps it once
 * the page has been idle for a minute; until then it is downloaded, and `onShare` gets how much is there, from 0 to 1.
 */
export async function readPeopleModel(onShare: (share: number) => void): Promise<Uint8Array | null> {
  try {
    const kept = await caches.match(address)
    const response = kept ?? (await fetch(address, { signal: AbortSignal.timeout(patience) }))
    if (!response.ok || !response.body) throw new Error(`it is answered with ${response.status}`)
    const bytes = new Uint8Array(modelBytes)
    let length = 0
    for (const reader = response.body.getReader(); ; ) {
      if (!kept) onShare(length / modelBytes)
      const { done, value } = await reader.read()
      if (done) break
      bytes.set(value, length)
      length += value.length
    }
    if (length !== modelBytes) throw new Error(`it has ${length} bytes`)
    return bytes
  } catch (cause) {
    console.info('the model that finds people is not here', cause)
    return null
  }
}
