import { changeSetting } from '#contract/brand.ts'
import { currentSession } from '#device/identity/session.ts'
import { enqueue } from '#device/queue/outbox.ts'
import { accountStore } from '#device/store/account-store.ts'
import { pullBrandAnswer } from '#device/store/brand-answer.ts'

/** Whether the brand's tutorial is on: as this device last heard, then as the server says now. */
export async function followTutorial(idBrand: number, tell: (isOn: boolean) => void): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { answers } = accountStore(session.idAccount)
  const key = `brand.tutorial:${idBrand}`
  const stored = await answers.get(key)
  if (stored) tell(stored.answer === true)
  const now = await pullBrandAnswer(idBrand)
  if (!now) return
  await answers.put({ key, answer: now.tutorial, at: Date.now() })
  tell(now.tutorial)
}

/** For everybody of the brand. Waits in the outbox while there is no network. */
export async function endTutorial(idBrand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  await accountStore(session.idAccount).answers.put({
    key: `brand.tutorial:${idBrand}`,
    answer: false,
    at: Date.now(),
  })
  await enqueue(changeSetting, { body: { tutorial: false } })
}
