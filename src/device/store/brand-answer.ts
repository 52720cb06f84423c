import { readBrand } from '#contract/brand.ts'
import type { AnswerOf } from '#contract/call.ts'
import { currentSession } from '../identity/session.ts'
import { rest } from '../rest/rest.ts'
import { accountStore } from './account-store.ts'

/** What REST says of a brand beside its documents: credit, whether the tutorial is on. */
export type BrandAnswer = AnswerOf<typeof readBrand>

const asked = new Map<number, Promise<BrandAnswer | null>>()

/** As this device last heard it; null where it never did. */
export async function storedBrandAnswer(idAccount: number, idBrand: number): Promise<BrandAnswer | null> {
  const stored = await accountStore(idAccount).answers.get(keyOf(idBrand))
  return (stored?.answer ?? null) as BrandAnswer | null
}

/** As the server says now, kept on this device; null where nobody answers. Who asks meanwhile gets the same answer. */
export function pullBrandAnswer(idBrand: number): Promise<BrandAnswer | null> {
  const known = asked.get(idBrand)
  if (known) return known
  const asking = ask(idBrand).finally(() => asked.delete(idBrand))
  asked.set(idBrand, asking)
  return asking
}

async function ask(idBrand: number): Promise<BrandAnswer | null> {
  const session = currentSession()
  if (!session) return null
  const result = await rest(readBrand, {}, { idBrand })
  if (!result.ok) return null
  await accountStore(session.idAccount).answers.put({
    key: keyOf(idBrand),
    answer: result.answer,
    at: Date.now(),
  })
  return result.answer
}

function keyOf(idBrand: number): string {
  return `brand.read:${idBrand}`
}
