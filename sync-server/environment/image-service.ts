import type { ImageService } from './environment.ts'
import { fail } from './environment-error.ts'
import { type Read, type ReadOrDefault, withoutSlash } from './read-variable.ts'

/** The image model at the address of the language model; null: none is named. */
export function readImages(read: Read, orDefault: ReadOrDefault): ImageService | null {
  const model = read('AI_IMAGE_MODEL')
  if (model === null) return null
  const baseUrl = read('AI_BASE_URL') ?? fail('AI_BASE_URL', 'is needed with AI_IMAGE_MODEL')
  return {
    baseUrl: withoutSlash(baseUrl),
    key: read('AI_KEY'),
    provider: read('AI_PROVIDER') ?? new URL(baseUrl).host,
    model,
    sizes: orDefault('AI_IMAGE_SIZES'),
    isModerated: orDefault('AI_MODERATION'),
    monthlyTokens: read('AI_MONTHLY_TOKENS'),
  }
}
