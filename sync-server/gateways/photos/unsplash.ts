import type { z } from 'zod'
import { imageMaxBytes } from '#contract/file.ts'
import type { PhotoService } from '#server/environment/environment.ts'
import { isThisMachine } from '#server/environment/this-machine.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooLarge } from '#server/http/upload-faults.ts'
import type { Logger } from '#server/logging.ts'
import { fetchPicture, PictureError } from '../fetch-picture.ts'
import { type OutsideAnswer, openOutside } from '../outside.ts'
import { createCache } from './cache.ts'
import type { FoundPhoto, FoundPhotos, PhotoCredit, Photos } from './photos.ts'
import { type UnsplashPhoto, unsplashShapes } from './unsplash-shapes.ts'

interface Options {
  readonly log: Logger
  readonly timeoutMs?: number
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

const hourMs = 60 * 60_000
const perPage = 24
/** In pixels: a page of the brand book is not wider. Such a picture has about a megabyte. */
const width = 2_400

/** Unsplash's API. Search results are cached for an hour, because few calls per hour are free. */
export function openUnsplash({ accessKey, baseUrl }: PhotoService, options: Options): Photos {
  const { log, now = Date.now } = options
  const outside = openOutside({ provider: 'unsplash', ...options })
  const apiOrigin = new URL(baseUrl).origin
  const pictureOrigin = pictureOriginOf(baseUrl)
  const shapes = unsplashShapes(apiOrigin, pictureOrigin)
  const searches = createCache<FoundPhotos>({ lifeMs: hourMs, atMost: 500, now })
  const photos = createCache<UnsplashPhoto>({ lifeMs: hourMs, atMost: 5_000, now })

  async function ask(address: string): Promise<unknown> {
    const answer = await outside(new URL(address), {
      authorization: `Client-ID ${accessKey}`,
      'accept-version': 'v1',
    })
    if (answer.status === 404) throw new Refusal('NOT_FOUND')
    if (answer.status !== 200) throw refusalOf(answer)
    return parse(answer.text)
  }

  async function search(query: string, page: number): Promise<FoundPhotos> {
    const params = new URLSearchParams({
      query,
      page: String(page),
      per_page: String(perPage),
      content_filter: 'high',
    })
    const found = read(shapes.found, await ask(`${baseUrl}/search/photos?${params}`))
    const whole = found.results.flatMap((result) => shapes.photo.safeParse(result).data ?? [])
    for (const photo of whole) photos.set(photo.id, photo)
    return { photos: whole.map(toFound), total: found.total, pages: found.total_pages }
  }

  const photoOf = (id: string) =>
    photos.get(id, async () => read(shapes.photo, await ask(`${baseUrl}/photos/${encodeURIComponent(id)}`)))

  return {
    pictureOrigin,
    search: (query, page) => searches.get(JSON.stringify([query, page]), () => search(query, page)),
    async download(id) {
      const photo = await photoOf(id)
      const bytes = await fetchPicture(sized(photo.urls.raw), {
        origin: pictureOrigin,
        maxBytes: imageMaxBytes.PHOTO,
      }).catch(refusePicture)
      return { id: photo.id, description: captionOf(photo), bytes, credit: creditOf(photo) }
    },
    async reportUse(id) {
      try {
        await ask((await photoOf(id)).links.download_location)
      } catch (err) {
        log.warn({ err }, 'the photo service was not told of a picture that was placed')
      }
    },
  }
}

/** In tests, one local server is both API and picture host. */
function pictureOriginOf(baseUrl: string): string {
  const { origin, hostname } = new URL(baseUrl)
  return isThisMachine(hostname) ? origin : 'https://images.unsplash.com'
}

/** For an invalid key, and for a used-up rate limit (403 with none remaining). */
function refusalOf({ status, headers }: OutsideAnswer): Refusal {
  const isUsedUp = status === 403 && headers.get('x-ratelimit-remaining')?.trim() === '0'
  const cause = new Error(isUsedUp ? 'The calls of this hour are used up.' : `It answered ${status}.`)
  return new Refusal('PROVIDER_DOWN', { cause, retryAfterSeconds: isUsedUp ? 600 : null })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refusal('PROVIDER_DOWN', { cause })
  }
}

function read<S extends z.ZodType>(shape: S, answer: unknown): z.output<S> {
  const result = shape.safeParse(answer)
  if (result.success) return result.data
  throw new Refusal('PROVIDER_DOWN', { cause: result.error })
}

function refusePicture(cause: unknown): never {
  if (cause instanceof PictureError && cause.problem === 'size') throw tooLarge(imageMaxBytes.PHOTO)
  throw new Refusal('PROVIDER_DOWN', { cause })
}

/** Keeps the parameters of the address, by which the service identifies us. */
function sized(raw: string): string {
  const url = new URL(raw)
  const wanted = { w: String(width), fit: 'max', fm: 'jpg', q: '82' }
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value)
  return url.href
}

function toFound(photo: UnsplashPhoto): FoundPhoto {
  const { id, width, height, color, urls } = photo
  return {
    id,
    width,
    height,
    color,
    previewUrl: urls.small,
    description: captionOf(photo),
    credit: creditOf(photo),
  }
}

function captionOf({ alt_description, description }: UnsplashPhoto): string | null {
  return alt_description || description || null
}

function creditOf({ user }: UnsplashPhoto): PhotoCredit {
  const url = new URL(user.links.html)
  url.searchParams.set('utm_source', 'saegim')
  url.searchParams.set('utm_medium', 'referral')
  return { service: 'UNSPLASH', name: user.name, url: url.href }
}
