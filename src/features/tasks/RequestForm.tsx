import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { needCredits } from '#kits/commerce/credit-need.ts'
import { taskLimits as limits } from '#model/tasks/task.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Note } from '#ui/Text.tsx'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import { BriefFiles } from './BriefFiles.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import {
  keepRequestDraft,
  noteSentAs,
  type RequestDraft,
  readRequestDraft,
  withSentAs,
} from './request-draft.ts'
import styles from './Tasks.module.css'
import { balanceRead, type Category, hasForms, type Product } from './task-calls.ts'
import { useSendRequest } from './useSendRequest.ts'

interface Props {
  idBrand: number
  categories: readonly Category[]
  products: readonly Product[]
  /** The prices that are shown are not those of the server. */
  onPriceChange: () => void
}

interface Faults {
  readonly products?: string
  /** The product whose size is not chosen. */
  readonly form?: number
  readonly title?: string
  readonly request?: string
}

/** What, how, with which files, and for how many credits. What was typed is kept on the device until it is sent. */
export function RequestForm({ idBrand, categories, products, onPriceChange }: Props) {
  const { t, i18n } = useLingui()
  const isOnline = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const balance = useCachedRead(balanceRead, { brand: idBrand })
  const [draft, setDraft] = useState(() => readRequestDraft(idBrand))
  const [faults, setFaults] = useState<Faults>({})
  const change = (next: (before: RequestDraft) => RequestDraft) =>
    setDraft((before) => {
      const changed = next(before)
      keepRequestDraft(idBrand, changed)
      return changed
    })
  // A product that is not on sale any more is not asked for.
  const chosen = products.filter(({ idTaskProduct }) => draft.products.includes(idTaskProduct))
  const formOf = (id: number) => draft.forms?.[id]
  const price = chosen.reduce((sum, { credit }) => sum + credit, 0)
  // One that was sent may have taken its credits already: the server says what is missing.
  const credit = draft.sentAs === undefined ? (balance.data?.credit ?? null) : null
  const missing = credit === null ? 0 : Math.max(0, price - credit)
  const sending = useSendRequest({
    idBrand,
    products,
    sentAs: draft.sentAs,
    onSentAs: (sentAs) => {
      noteSentAs(idBrand, sentAs)
      setDraft((before) => withSentAs(before, sentAs))
    },
    onRefused: (code) => {
      if (code === 'CONFLICT') onPriceChange()
      balance.reload()
    },
  })
  const priceText = i18n.number(price)
  const { kind } = balance.state
  const isReading = kind === 'opening' || kind === 'loading'
  const { press, isWaiting } = usePressOnceKnown(isReading, `${draft.products.join()} ${price}`, submit)

  function tellMissing(): void {
    needCredits({
      what: draft.title.trim() || chosen.map(({ name }) => name).join(', '),
      credit: price,
      backTo: `${location.pathname}${location.search}`,
    })
  }

  function submit() {
    if (missing > 0) return tellMissing()
    const formless = chosen.find((product) => hasForms(product) && !formOf(product.idTaskProduct))
    const found: Faults = {
      ...(chosen.length === 0 && { products: t`작업 항목을 하나 이상 골라 주세요.` }),
      ...(formless && { form: formless.idTaskProduct }),
      ...(draft.title.trim() === '' && { title: t`제목을 적어 주세요.` }),
      ...(draft.request.trim() === '' && { request: t`어떤 작업이 필요한지 적어 주세요.` }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return focusFirst(form.current, found)
    void sending.send({
      title: draft.title.trim(),
      request: draft.request.trim(),
      credit: price,
      products: chosen.map(({ idTaskProduct }) => idTaskProduct),
      forms: chosen.flatMap((product) => {
        const { idTaskProduct } = product
        const form = formOf(idTaskProduct)
        return hasForms(product) && form ? [{ idTaskProduct, form }] : []
      }),
      files: draft.files.map(({ idFile }) => idFile),
      guide: draft.guide,
    })
  }
  return (
    <Form ref={form} className={styles.form} onSubmit={press}>
      <ProductPicker
        categories={categories}
        products={products}
        chosen={chosen.map(({ idTaskProduct }) => idTaskProduct)}
        onChoose={(next) => change((before) => ({ ...before, products: next }))}
        forms={draft.forms ?? {}}
        onForm={(id, form) => change((before) => ({ ...before, forms: { ...before.forms, [id]: form } }))}
        formless={faults.form}
        error={faults.products}
      />
      <TextField
        label={t`제목`}
        name="title"
        placeholder={chosen.map(({ name }) => name).join(', ')}
        value={draft.title}
        onText={(title) => change((before) => ({ ...before, title }))}
        maxLength={limits.title}
        limit={limits.title}
        error={faults.title}
      />
      <RuledField
        label={t`무엇을 어떻게 만들까요?`}
        name="request"
        hint={t`크기, 들어갈 글, 쓰일 곳, 바라는 느낌을 적으면 빨라요.`}
        value={draft.request}
        onText={(request) => change((before) => ({ ...before, request }))}
        maxLength={limits.request}
        limit={limits.request}
        error={faults.request}
      />
      <BriefFiles
        idBrand={idBrand}
        chosen={draft.files}
        onChoose={(next) => change((before) => ({ ...before, files: next(before.files) }))}
      />
      <Checkbox
        checked={draft.guide}
        onCheck={(guide) => change((before) => ({ ...before, guide }))}
        hint={t`공유 링크를 하나 만들어 디자이너에게만 줘요. 작업이 끝나면 링크도 끝나요.`}
      >
        <Trans>브랜드 가이드를 함께 보여 주기</Trans>
      </Checkbox>
      <Total price={price} credit={credit} missing={missing} />
      {sending.fault && (
        <Note tone="danger" role="alert">
          {sending.fault}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          look="ink"
          size="large"
          aria-busy={isWaiting || sending.isBusy || undefined}
          disabled={sending.isBusy}
          disabledReason={missing > 0 ? t`크레딧이 모자라요` : undefined}
          reasonAt="hidden"
          onRefuse={tellMissing}
        >
          {isOnline ? (
            <Trans>{priceText} 크레딧으로 의뢰하기</Trans>
          ) : (
            <Trans>적어 두고 연결되면 확인하기</Trans>
          )}
        </Button>
        {missing > 0 && (
          <Link to="/brand/setting/credit" className={linkClass}>
            <Trans>크레딧 보기</Trans>
          </Link>
        )}
      </div>
    </Form>
  )
}

interface TotalProps {
  price: number
  /** Null while it is not known. */
  credit: number | null
  missing: number
}

function Total({ price, credit, missing }: TotalProps) {
  const { i18n } = useLingui()
  const priceText = i18n.number(price)
  const creditText = i18n.number(credit ?? 0)
  const restText = i18n.number((credit ?? 0) - price)
  const missingText = i18n.number(missing)
  return (
    <div className={styles.total} role="status">
      <p>
        <b>
          <Trans>합계 {priceText} 크레딧</Trans>
        </b>
        {credit !== null && (
          <small data-missing={missing > 0 || undefined}>
            {missing > 0 ? (
              <Trans>
                잔액 {creditText} · {missingText} 모자라요
              </Trans>
            ) : (
              <Trans>
                잔액 {creditText} · 의뢰하면 {restText} 남아요
              </Trans>
            )}
          </small>
        )}
      </p>
      <Note>
        <Trans>의뢰하면 크레딧을 잡아 두어요. 디자이너가 시작하기 전에 취소하면 모두 돌아와요.</Trans>
      </Note>
    </div>
  )
}

function focusFirst(form: HTMLFormElement | null, faults: Faults): void {
  const selector = faults.products
    ? 'input[type="checkbox"]'
    : faults.form
      ? `[name="form-${faults.form}"]`
      : `[name="${faults.title ? 'title' : 'request'}"]`
  form?.querySelector<HTMLElement>(selector)?.focus()
}
