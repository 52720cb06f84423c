import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { addPayMethod } from '#contract/payment.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { longestCardName } from '#model/money/cards.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { type PayMethod, reloadCards } from '../billing-reads.ts'
import { SandboxNumbers } from '../sandbox/SandboxNumbers.tsx'
import { CardInputFields } from './CardInputFields.tsx'
import styles from './Cards.module.css'
import { fieldOf, useCardInputs } from './useCardInputs.ts'

const limit = longestCardName

interface Props {
  idBrand: number
  onCancel: () => void
  onAdded: (card: PayMethod) => void
}

/** Registers a card. It is sent once and stored nowhere. */
export function AddCardForm({ idBrand, onCancel, onAdded }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const isSandbox = useProviders()?.payments === 'sandbox'
  const [isBusy, setIsBusy] = useState(false)
  const inputs = useCardInputs()
  const name = useRef<HTMLInputElement>(null)
  const [nameLength, setNameLength] = useState(0)
  const [isNameLong, setIsNameLong] = useState(false)
  const { form, failure } = inputs

  async function submit() {
    if (isBusy || onlineReason !== undefined) return
    const card = inputs.read()
    const title = name.current?.value.trim().toWellFormed() ?? ''
    const isLong = title.length > limit
    setIsNameLong(isLong)
    if (!card || isLong) {
      const faulty = card ? name.current : inputs.faulty()
      faulty?.focus()
      return
    }
    setIsBusy(true)
    const body = title === '' ? card : { ...card, title }
    const result = await rest(addPayMethod, { body }, { idBrand })
    inputs.clear(['cvc', 'pw2Digit'])
    if (!result.ok) {
      setIsBusy(false)
      inputs.refuse(result)
      inputs.faulty(result)?.focus()
      return
    }
    inputs.clear(['number', 'expireDate', 'birth'])
    await reloadCards(idBrand)
    showToast({ tone: 'success', text: t`카드를 등록했어요` })
    onAdded(result.answer)
  }

  return (
    <Form ref={form} className={styles.form} autoComplete="on" onSubmit={submit}>
      {isSandbox && (
        <div className={styles.wide}>
          <SandboxNumbers />
        </div>
      )}
      {failure && fieldOf(failure) === null && (
        <div className={styles.wide}>
          <Banner tone="danger" look="box">
            {failureWords(failure)}
          </Banner>
        </div>
      )}
      <CardInputFields inputs={inputs} isFirst>
        <TextField
          ref={name}
          name="card-name"
          className={styles.wide}
          label={t`카드 이름`}
          mark={t`선택`}
          placeholder={t`예: 회사 카드`}
          autoComplete="off"
          limit={limit}
          used={nameLength}
          error={isNameLong ? t`${limit}자까지 쓸 수 있어요.` : undefined}
          onText={(text) => {
            setNameLength(text.length)
            setIsNameLong(false)
          }}
        />
      </CardInputFields>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>
          <Trans>취소</Trans>
        </Button>
        <Button look="ink" type="submit" disabledReason={onlineReason} disabled={isBusy}>
          {isBusy ? <Trans>등록하고 있어요</Trans> : <Trans>카드 등록하기</Trans>}
        </Button>
      </div>
    </Form>
  )
}
