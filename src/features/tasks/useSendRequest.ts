import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { InputOf } from '#contract/call.ts'
import { requestTask } from '#contract/task.ts'
import { needCredits } from '#device/billing/credit-need.ts'
import { useOnline } from '#device/browser/network.ts'
import { type FailureCode, rest } from '#device/rest/rest.ts'
import { forgetRequestDraft } from '#device/tasks/request-draft.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { pricesOf, requestCommand } from './commands/request-task.ts'
import type { Product } from './task-calls.ts'

type Body = InputOf<typeof requestTask>['body']

interface Options {
  idBrand: number
  /** As the person sees them, with their prices. */
  products: readonly Product[]
  onRefused: (code: FailureCode) => void
}

/** Sends a request, or keeps it on this device where there is no network. */
export function useSendRequest({ idBrand, products, onRefused }: Options) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const navigate = useNavigate()
  const failureWords = useFailureWords()
  const key = useRef(crypto.randomUUID())
  /** Sent without an answer: the server may have it. */
  const isUnanswered = useRef(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const unanswered = t`서버의 답을 받지 못했어요. 연결되면 다시 눌러 주세요. 다시 눌러도 한 번만 의뢰돼요.`

  async function sendNow(body: Body): Promise<void> {
    const result = await rest(requestTask, { body }, { idBrand, idempotencyKey: key.current })
    isUnanswered.current = !result.ok && result.code === 'OFFLINE'
    if (result.ok) {
      forgetRequestDraft()
      showToast({ tone: 'success', text: t`작업을 의뢰했어요` })
      return navigate({ to: '/brand/setting/worker/$task', params: { task: String(result.answer.idTask) } })
    }
    if (isUnanswered.current) return setFault(unanswered)
    key.current = crypto.randomUUID()
    onRefused(result.code)
    if (result.code === 'NOT_ENOUGH_CREDIT') {
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
    if (isUnanswered.current) return setFault(unanswered)
    const { holdCommand } = await import('#device/queue/held.ts')
    const kept = await holdCommand(requestCommand, { body }, pricesOf(products), idBrand)
    if (!kept.ok) return setFault(t`이 기기에 저장하지 못했어요. 적은 글을 따로 복사해 두세요.`)
    forgetRequestDraft()
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
