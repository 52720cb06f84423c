import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { orderPrint, requestQuote } from '#contract/task.ts'
import { currentBrand } from '#engine/identity/session.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { restUpload } from '#engine/rest/rest-upload.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { needCredits } from '#kits/commerce/credit-need.ts'
import { isUnanswered } from '#kits/commerce/orders/pauses.ts'
import { isSame } from '#model/fields/is-same.ts'
import { type PrintChoice, printOrderLimits } from '#model/tasks/print.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { usePrintPdf } from '../file/usePrintPdf.ts'
import { keptOrder } from './kept-order.ts'
import { emptyOrder, type PrintRequest, type SentOrder } from './order-draft.ts'

export interface SendOrder {
  readonly isBusy: boolean
  /** Why it was not taken. */
  readonly fault: string | null
  /** What the server has said that this costs; undefined where it has said nothing. */
  readonly priceOf: (choice: PrintChoice) => number | undefined
  readonly send: (request: PrintRequest) => Promise<void>
}

/**
 * Makes the file and sends the order, or the request for a quote, with it. Only with a network: a queue would store the address. What
 * was not answered is sent again under the same key.
 */
export function useSendOrder(idBrand: number, onClose: () => void): SendOrder {
  const { t } = useLingui()
  const navigate = useNavigate()
  const failureWords = useFailureWords()
  const { body: design } = useShown()
  const printOrder = keptOrder(useEditorState())
  const pdf = usePrintPdf()
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [prices, setPrices] = useState<ReadonlyMap<string, number>>(new Map())
  const keep = (sent: SentOrder | null) => printOrder.set({ ...printOrder.get(), sent })
  const words = {
    lacking: t`이 기기에 없는 글꼴이나 사진이 있어요. 인터넷에 연결해 디자인을 다시 연 뒤 맡겨 주세요.`,
    tooLarge: t`PDF가 30MB를 넘어요. 사진을 더 작은 것으로 바꿔 주세요.`,
    unanswered: t`서버의 답을 받지 못했어요. 연결되면 다시 눌러 주세요. 편집기를 닫기 전에는 다시 눌러도 한 번만 맡겨져요.`,
    taken: t`앞서 보낸 주문이 이미 접수됐어요. 작업 목록에서 확인해 주세요.`,
    changed: t`그사이 값이 바뀌었어요. 새 값을 확인하고 다시 눌러 주세요.`,
  }

  async function fileOf(request: PrintRequest): Promise<SentOrder | null> {
    const { sent } = printOrder.get()
    const key = sent?.key ?? crypto.randomUUID()
    if (sent && sent.design === design && isSame(sent.request, request)) return sent
    const made = await pdf.make(false)
    if (!made) return null
    const { file, isLacking } = made
    if (isLacking) setFault(words.lacking)
    else if (file.size > printOrderLimits.fileBytes) setFault(words.tooLarge)
    else return { key, request, file, design }
    return null
  }

  function showTaken(idTask: number, kind: PrintRequest['kind']): void {
    printOrder.set(emptyOrder)
    onClose()
    const open = () => void navigate({ to: '/brand/setting/worker/$task', params: { task: String(idTask) } })
    showToast({
      tone: 'success',
      text: kind === 'quote' ? t`견적을 요청했어요` : t`인쇄를 맡겼어요`,
      action: { label: t`작업 보기`, onPress: open },
    })
  }

  /** What is said of it. Whether the order is there is unknown after some: it keeps its key then. */
  function refused(failure: Failure, { kind, body }: PrintRequest, mayBeThere: boolean): string {
    const { code, reason } = failure
    if (code === 'OFFLINE') return words.unanswered
    if (isUnanswered(failure, mayBeThere)) return failureWords(failure)
    keep(null)
    if (code === 'IDEMPOTENCY_CONFLICT') return words.taken
    if (kind === 'order' && reason?.name === 'AMOUNT_CHANGED' && reason.amount !== undefined) {
      setPrices(new Map([...prices, [keyOf(body), reason.amount]]))
      return words.changed
    }
    if (code === 'NOT_ENOUGH_CREDIT' && currentBrand() === idBrand) {
      const missing = Number(failure.details.find((one) => one.code === code)?.words?.missing)
      const backTo = `${location.pathname}${location.search}`
      needCredits({ what: body.title, missing: Number.isFinite(missing) ? missing : null, backTo })
    }
    return failureWords(failure)
  }

  async function send(request: PrintRequest): Promise<void> {
    setFault(null)
    setIsSending(true)
    const mayBeThere = printOrder.get().sent !== null
    const order = await fileOf(request)
    if (order) {
      keep(order)
      const result = await upload(idBrand, order)
      if (result.ok) showTaken(result.answer.idTask, request.kind)
      else setFault(refused(result, request, mayBeThere))
    }
    setIsSending(false)
  }
  return { isBusy: isSending, fault, priceOf: (choice) => prices.get(keyOf(choice)), send }
}

function upload(idBrand: number, { request, file, key }: SentOrder) {
  const options = { idBrand, idempotencyKey: key }
  return request.kind === 'order'
    ? restUpload(orderPrint, file, file.name, { body: request.body }, options)
    : restUpload(requestQuote, file, file.name, { body: request.body }, options)
}

function keyOf({ kind, paper, finish, amount, width, height, sides }: PrintChoice): string {
  return [kind, paper, finish, amount, width, height, sides].join()
}
