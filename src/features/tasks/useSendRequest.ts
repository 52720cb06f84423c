import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { InputOf } from '#contract/call.ts'
import { requestTask } from '#contract/task.ts'
import { useOnline } from '#engine/browser/network.ts'
import { currentBrand } from '#engine/identity/session.ts'
import { type FailureCode, rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { needCredits } from '#kits/commerce/credit-need.ts'
import { isUnanswered } from '#kits/commerce/orders/pauses.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { pricesOf, requestCommand } from './commands/request-task.ts'
import { forgetRequestDraft } from './request-draft.ts'
import type { Product } from './task-calls.ts'

type Body = InputOf<typeof requestTask>['body']

interface Options {
  idBrand: number
  /** As the person sees them, with their prices. */
  products: readonly Product[]
  /** Idempotency key of a request that was sent and not answered. It is kept with the draft, so that a reload asks once too. */
  sentAs: string | undefined
  onSentAs: (key: string | undefined) => void
  onRefused: (code: FailureCode) => void
}

/** Sends a request, or keeps it on this device where there is no network. */
export function useSendRequest({ idBrand, products, sentAs, onSentAs, onRefused }: Options) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const navigate = useNavigate()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const unanswered = t`서버의 답을 받지 못했어요. 연결되면 다시 눌러 주세요. 다시 눌러도 한 번만 의뢰돼요.`

  async function sendNow(body: Body): Promise<void> {
    const mayBeThere = sentAs !== undefined
    const idempotencyKey = sentAs ?? crypto.randomUUID()
    onSentAs(idempotencyKey)
    const result = await rest(requestTask, { body }, { idBrand, idempotencyKey })
    if (result.ok) {
      forgetRequestDraft(idBrand)
      showToast({ tone: 'success', text: t`작업을 의뢰했어요` })
      if (currentBrand() !== idBrand) return
      return navigate({ to: '/brand/setting/worker/$task', params: { task: String(result.answer.idTask) } })
    }
    if (result.code === 'OFFLINE') return setFault(unanswered)
    // It does not say whether the request, or the one before it, was taken: the next press asks with the same key.
    if (isUnanswered(result, mayBeThere) || (mayBeThere && result.status === 403))
      return setFault(failureWords(result))
    onSentAs(undefined)
    onRefused(result.code)
    if (result.code === 'NOT_ENOUGH_CREDIT' && currentBrand() === idBrand) {
      const missing = Number(result.details.find(({ code }) => code === result.code)?.words?.missing)
      needCredits({
        what: body.title,
        missing: Number.isFinite(missing) ? missing : null,
        backTo: `${location.pathname}${location.search}`,
      })
    }
    setFault(
      result.code === 'IDEMPOTENCY_CONFLICT'
        ? t`앞서 보낸 의뢰가 이미 접수됐어요. 작업 목록에서 확인해 주세요.`
        : failureWords(result),
    )
  }

  async function hold(body: Body): Promise<void> {
    if (sentAs !== undefined) return setFault(unanswered)
    const { holdCommand } = await import('#kits/commerce/held.ts')
    const kept = await holdCommand(requestCommand, { body }, pricesOf(products), idBrand)
    if (!kept.ok) return setFault(t`이 기기에 저장하지 못했어요. 적은 글을 따로 복사해 두세요.`)
    forgetRequestDraft(idBrand)
    showToast({ tone: 'info', text: t`적어 두었어요. 인터넷에 연결되면 확인한 뒤 보내요.` })
    return navigate({ to: '/brand/setting/worker' })
  }

  async function send(body: Body): Promise<void> {
    setFault(null)
    setIsBusy(true)
    await (isOnline ? sendNow(body) : hold(body))
    setIsBusy(false)
  }
  return { send, fault, isBusy }
}
