import type { Ai } from './ai.ts'

/** A language model without a network that answers each story with the same sentence, and any other text with a short one. */
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
  papago: null,
}
