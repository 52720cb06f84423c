import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listPaymentLinks } from '#contract/operator-money.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import { Fault } from './Fault.tsx'
import { LinkRow } from './LinkRow.tsx'
import { MakeLinkForm } from './MakeLinkForm.tsx'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'

/** Links by which a payer without an account pays for a brand: the brand is named by its number. */
export function BrandLinks({ idBrand }: { idBrand: number | null }) {
  const { t } = useLingui()
  const { open } = useDeskAddress()
  const [text, setText] = useState(idBrand === null ? '' : String(idBrand))
  const [isWrong, setIsWrong] = useState(false)
  const choose = () => {
    const number = Number(text.normalize('NFKC').trim())
    const isNumber = Number.isSafeInteger(number) && number > 0
    setIsWrong(!isNumber)
    if (isNumber) open('links', number)
  }
  return (
    <div className={styles.links}>
      <Form className={styles.brandOf} onSubmit={choose}>
        <TextField
          label={t`브랜드 번호`}
          inputMode="numeric"
          value={text}
          maxLength={15}
          hint={t`결제와 의뢰에 적혀 있어요.`}
          error={isWrong ? t`숫자로 적어 주세요.` : undefined}
          onText={setText}
        />
        <Button type="submit">
          <Trans>링크 보기</Trans>
        </Button>
      </Form>
      {idBrand !== null && <OfBrand idBrand={idBrand} />}
    </div>
  )
}

function OfBrand({ idBrand }: { idBrand: number }) {
  const [round, setRound] = useState(0)
  const { answer, failure } = useDeskAnswer(listPaymentLinks, { params: { idBrand } }, round)
  if (failure) return <Fault failure={failure} />
  if (!answer) return <Skeleton lines={4} />
  const { links } = answer._embedded
  const reload = () => setRound((known) => known + 1)
  return (
    <div className={styles.columns}>
      <MakeLinkForm idBrand={idBrand} onMade={reload} />
      <section aria-labelledby="desk-links">
        <h2 id="desk-links" className={styles.part}>
          <Trans>만든 결제 링크</Trans>
        </h2>
        {links.length === 0 ? (
          <Note>
            <Trans>아직 만든 링크가 없어요.</Trans>
          </Note>
        ) : (
          <ul className={styles.rows}>
            {links.map((link) => (
              <LinkRow key={link.idPaymentLink} idBrand={idBrand} link={link} onChanged={reload} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
