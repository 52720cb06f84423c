import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { InputOf } from '#contract/call.ts'
import { requestTask } from '#contract/task.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useDriveSearch } from '#kits/drive/react/useDriveSearch.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { requestCommand } from './commands/request-task.ts'
import { keepRequestDraft } from './request-draft.ts'
import styles from './Tasks.module.css'

interface Props {
  idBrand: number
  onSent: () => void
}

/** Requests that were written without a network: each is sent only after it was confirmed here. */
export function HeldRequests({ idBrand, onSent }: Props) {
  const rows = (useOutbox() ?? []).filter(({ name, brand }) => name === requestTask.name && brand === idBrand)
  if (rows.length === 0) return null
  return (
    <section className={styles.held}>
      <SectionHead title={<Trans>아직 보내지 않은 의뢰</Trans>} />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <HeldRow key={row.n} row={row} idBrand={idBrand} onSent={onSent} />
        ))}
      </ul>
    </section>
  )
}

function HeldRow({ row, idBrand, onSent }: Props & { row: OutboxRow }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const onlineReason = useOnlineReason()
  const known = useDriveSearch('BRAND', '', null)
  const body = useBody(row.body)
  const [isBusy, setIsBusy] = useState(false)
  const { n = 0, state } = row
  const price = i18n.number(body?.credit ?? 0)
  const isOver = state === 'void' || state === 'failed'

  async function send() {
    setIsBusy(true)
    const { confirmHeld } = await import('#kits/commerce/held.ts')
    const result = await confirmHeld(requestCommand, n)
    setIsBusy(false)
    if (result.kind === 'sent') {
      showToast({ tone: 'success', text: t`작업을 의뢰했어요` })
      focusTitle()
      onSent()
    }
    if (result.kind === 'unanswered' || result.kind === 'unread')
      showToast({ tone: 'error', text: t`서버에 닿지 못했어요. 다시 눌러도 한 번만 의뢰돼요.` })
  }
  async function discard() {
    const { discardRow } = await import('#engine/queue/outbox.ts')
    await discardRow(n)
    focusTitle()
  }
  async function rewrite() {
    if (!body) return
    const files = (known?.files ?? []).flatMap(({ idFile, name, size }) =>
      idFile !== null && body.files?.includes(idFile) ? [{ idFile, name, size }] : [],
    )
    const { products = [], forms = [], title, request, guide = false } = body
    keepRequestDraft(idBrand, {
      ...{ products, title, request, guide, files },
      forms: Object.fromEntries(forms.map(({ idTaskProduct, form }) => [idTaskProduct, form])),
    })
    await discard()
    await navigate({ to: '/brand/setting/worker/$task', params: { task: 'new' } })
  }
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{body?.title ?? t`작업 의뢰`}</b>
        <small>
          <HeldWords row={row} price={price} />
        </small>
      </span>
      <span className={styles.buttons}>
        <Button size="small" onClick={() => void discard()} disabled={isBusy && !isOver}>
          <Trans>지우기</Trans>
        </Button>
        {isOver ? (
          <Button size="small" look="ink" onClick={() => void rewrite()}>
            <Trans>다시 쓰기</Trans>
          </Button>
        ) : (
          <Button
            size="small"
            look="ink"
            disabledReason={onlineReason}
            reasonAt="hidden"
            disabled={isBusy || state === 'confirmed'}
            onClick={() => void send()}
          >
            <Trans>{price} 크레딧으로 의뢰하기</Trans>
          </Button>
        )}
      </span>
    </li>
  )
}

/** The row with the pressed button is gone. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus()
}

function HeldWords({ row: { state, held, message }, price }: { row: OutboxRow; price: string }) {
  if (state === 'failed') return message ?? <Trans>서버가 받지 못했어요. 다시 써 주세요.</Trans>
  if (state !== 'void') return <Trans>{price} 크레딧 · 인터넷에 연결되면 한 번 더 확인한 뒤 보내요.</Trans>
  switch (held?.voided) {
    case 'expired':
      return <Trans>너무 오래되어 보내지 않아요. 다시 써 주세요.</Trans>
    case 'unsure':
      return <Trans>이미 의뢰되었을 수 있어요. 아래 목록에 없으면 다시 써 주세요.</Trans>
    default:
      return <Trans>그사이 작업 값이 바뀌었어요. 다시 써서 값을 확인해 주세요.</Trans>
  }
}

type Body = InputOf<typeof requestTask>['body']

function useBody(blob: Blob | null): Body | null {
  const [body, setBody] = useState<Body | null>(null)
  useEffect(() => {
    let isOver = false
    void blob?.text().then((text) => {
      if (!isOver) setBody(JSON.parse(text) as Body)
    })
    return () => {
      isOver = true
    }
  }, [blob])
  return body
}
