import sharp from 'sharp'
import type { Ai } from './ai.ts'

/**
 * Models without a network. The language model answers each story with the same sentence, and any other text with a short one; the
 * image model paints pictures of one colour.
 */
export const testAi: Ai = {
  chat: {
    model: 'test',
    provider: 'a provider of a test',
    monthlyTokens: null,
    async ask({ form }, { part, used }) {
      const text = '쌀을 빻아 빵을 구워요.'
      const answer = form === null ? text : JSON.stringify({ drafts: [{ text }] })
      part(answer)
      used({ promptTokens: 100, answerTokens: 20 })
      return answer
    },
  },
  images: {
    model: 'test-image',
    provider: 'a provider of a test',
    monthlyTokens: null,
    isFlagged: async () => false,
    async make({ count }, { used }) {
      const create = { width: 64, height: 64, channels: 3, background: '#B4583A' } as const
      const picture = await sharp({ create }).png().toBuffer()
      used({ promptTokens: 60, answerTokens: 400 })
      return Array.from({ length: count }, () => picture)
    },
  },
  papago: null,
}
