import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { LocalBrandRef } from '#device/identity/brand-ref.ts'
import { openBrand, useSession } from '#device/identity/session.ts'
import { optionWord } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { type IndustryGroup, industryGroups } from '#model/options/business.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from './NameStep.module.css'

const limit = 40

/** Asks for a name, and for the industry if one likes, and creates a local brand at once, online or offline. */
export function NameStep() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const { session } = useSession()
  const [name, setName] = useState('')
  const [industry, setIndustry] = useState<IndustryGroup | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ref = useRef<LocalBrandRef>(null)

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') {
      setError(t`브랜드명 또는 회사명을 입력하세요.`)
      return field.current?.focus()
    }
    setIsBusy(true)
    ref.current ??= `local-${crypto.randomUUID()}`
    try {
      const { beginBrand } = await withWords(import('#device/adoption/begin-brand.ts'), 'tools')
      const begun = await beginBrand(name, ref.current, industry)
      if (begun.ok) {
        openBrand(begun.brand)
        return await navigate({ to: '/brand' })
      }
      setError(begun.message || t`잠시 뒤 다시 시도해 주세요.`)
    } catch (cause) {
      console.warn('a brand could not be begun', cause)
      setError(t`이 브라우저가 저장을 막고 있어요. 다른 브라우저에서 열거나 로그인해 주세요.`)
    }
    // The next attempt may have another name, which needs a new idempotency key.
    ref.current = null
    setIsBusy(false)
  }

  return (
    <form noValidate className={styles.step} onSubmit={(event) => void begin(event)}>
      <PageHead
        title={<Trans>브랜드 이름이 무엇인가요?</Trans>}
        note={<Trans>아직 정하지 않았다면 떠오르는 이름을 적어 두세요. 언제든 바꿀 수 있어요.</Trans>}
      />
      <TextField
        ref={field}
        label={t`브랜드 이름`}
        name="organization"
        autoComplete="organization"
        maxLength={limit}
        limit={limit}
        placeholder={t`예: 온기`}
        value={name}
        error={error}
        onText={(text) => {
          setError(undefined)
          setName(text)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
        }}
      />
      <section className={styles.industry} aria-labelledby={`${id}-industry`}>
        <h2 id={`${id}-industry`}>
          <Trans>어떤 일을 하나요? (선택)</Trans>
        </h2>
        <p>
          <Trans>고르면 질문마다 내 업종의 예시를 보여 드려요.</Trans>
        </p>
        <ToggleChips label={t`업종`}>
          {industryGroups.map((group) => (
            <ToggleChip
              key={group}
              isOn={industry === group}
              onToggle={(isOn) => setIndustry(isOn ? group : null)}
            >
              {optionWord('industry', group, 'reference')}
            </ToggleChip>
          ))}
        </ToggleChips>
      </section>
      <div className={styles.actions}>
        <Button
          type="submit"
          look="ink"
          size="large"
          end={<Icon of={ArrowRight} />}
          disabledReason={isBusy ? t`브랜드를 만드는 중이에요` : undefined}
        >
          <Trans>시작하기</Trans>
        </Button>
      </div>
      {!session && (
        <p className={styles.note}>
          <Trans>가입하지 않아도 돼요. 쓴 글은 이 기기에 저장되고, 나중에 가입하면 그대로 옮겨져요.</Trans>{' '}
          <Link to="/account/login" className={linkClass}>
            <Trans>이미 계정이 있다면 로그인</Trans>
          </Link>
        </p>
      )}
    </form>
  )
}
