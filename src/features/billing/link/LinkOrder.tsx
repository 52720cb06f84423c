import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { isEmail } from '#model/access/rules.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CardInputFields } from '../cards/CardInputFields.tsx'
import cardStyles from '../cards/Cards.module.css'
import { fieldOf, useCardInputs } from '../cards/useCardInputs.ts'
import { dayWords } from '../seoul-words.ts'
import styles from './Link.module.css'
import { LinkHead, useNameOf } from './LinkHead.tsx'
import { LinkLines } from './LinkLines.tsx'
import type { LinkMachine, LinkStep, PaymentLink } from './link-machine.ts'

interface Props {
  link: PaymentLink
  step: Exclude<LinkStep, { kind: 'paid' | 'checking' | 'late' }>
  machine: LinkMachine
}

/** What is bought, who pays, and the card that it is paid with, which is kept for the next payment of the brand. */
export function LinkOrder({ link, step, machine }: Props) {
  const { t } = useLingui()
  const won = useMoneyWords()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const brand = useNameOf()(link.brandName)
  const inputs = useCardInputs()
  const email = useRef<HTMLInputElement>(null)
  const [emailFault, setEmailFault] = useState<'wrong' | 'other' | null>(null)
  const { plan, email: masked, amount } = link
  const price = won(amount)
  const day = dayWords(seoulDayOf(Date.parse(link.expiresAt)))
  const isBusy = step.kind === 'sending' || step.kind === 'asking'
  const closed = onlineReason ?? (isSecureContext ? undefined : t`안전한 연결(https)에서만 결제할 수 있어요`)

  async function submit() {
    if (isBusy || closed !== undefined) return
    const card = inputs.read()
    const address = email.current?.value.trim() ?? ''
    const isRight = isEmail(address)
    setEmailFault(isRight ? null : 'wrong')
    if (!isRight || !card) {
      if (isRight) inputs.faulty()?.focus()
      else email.current?.focus()
      return
    }
    await machine.pay(address, card)
    inputs.clear(['cvc', 'pw2Digit'])
    const now = machine.state.get()
    if (now.kind !== 'open') return
    if (now.step.kind === 'otherEmail') {
      setEmailFault('other')
      email.current?.focus()
    } else if (now.step.kind === 'failed') {
      inputs.refuse(now.step.failure)
      const field = now.step.failure && inputs.faulty(now.step.failure)
      field?.focus()
    }
  }

  return (
    <>
      <LinkHead
        title={
          <Trans>
            {brand} {plan} 플랜 결제
          </Trans>
        }
      >
        <Trans>
          계정이 없어도 카드로 결제할 수 있어요. 이 링크는 {day}까지 한 번 쓸 수 있어요 (서울 날짜).
        </Trans>
      </LinkHead>
      <LinkLines link={link} />
      <Form ref={inputs.form} className={styles.form} autoComplete="on" onSubmit={submit}>
        <section>
          <SectionHead title={<Trans>결제하는 사람</Trans>} />
          <TextField
            ref={email}
            label={t`이메일`}
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            autoCapitalize="off"
            maxLength={254}
            hint={t`링크를 받은 주소(${masked})를 모두 적어 주세요.`}
            error={
              emailFault === 'wrong'
                ? t`유효하지 않은 이메일입니다.`
                : emailFault === 'other'
                  ? t`링크를 받은 이메일과 달라요. ${masked} 주소를 적어 주세요.`
                  : undefined
            }
          />
        </section>
        <section>
          <SectionHead title={<Trans>카드</Trans>} />
          <div className={cardStyles.form}>
            <CardInputFields inputs={inputs} />
          </div>
        </section>
        <Stack gap={4}>
          {step.kind === 'failed' && (step.failure === null || fieldOf(step.failure) === null) && (
            <Banner tone="danger" look="box">
              {step.failure ? failureWords(step.failure) : (step.message ?? t`결제되지 않았어요.`)}
            </Banner>
          )}
          {step.kind === 'sending' && (
            <Banner look="box">
              <Trans>결제하고 있어요. 창을 닫지 말고 기다려 주세요.</Trans>
            </Banner>
          )}
          {step.kind === 'asking' && (
            <Banner look="box" tone="warning">
              <Trans>결제의 답을 받지 못해 다시 묻고 있어요. 한 번만 결제돼요.</Trans>
            </Banner>
          )}
          {step.kind === 'lost' && (
            <Banner look="box" tone="warning">
              <Trans>지난 결제의 답을 받지 못했어요. 다시 눌러도 한 번만 결제돼요.</Trans>
            </Banner>
          )}
          <Button look="ink" size="large" type="submit" isBlock disabledReason={closed} disabled={isBusy}>
            {isBusy ? <Trans>결제하고 있어요</Trans> : t`${price} 결제하기`}
          </Button>
        </Stack>
      </Form>
    </>
  )
}
