import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keep, readKept } from '#engine/browser/local-storage.ts'
import type { LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { openBrand, useSession } from '#engine/identity/session.ts'
import { beginQuest } from '#kits/brands/quest-record.ts'
import { handoverKey, parseHandover, toHandover } from '#model/site/handover.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import styles from './NameStep.module.css'
import { QuestProgress } from './QuestProgress.tsx'

/** It brings the device's database, which the first question does without. */
const PlanOfOwned = lazyComponent(() => import('./PlanOfOwned.tsx'))

const limit = 40

/**
 * Asks for a name and creates the brand at once, online or offline. A name that was sent from the landing page is not asked
 * for again. Whatever else was handed over waits for the next question, which writes it.
 */
export function NameStep() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { session } = useSession()
  useFocusAfterStep(0)
  const [handed] = useState(() => parseHandover(readKept(handoverKey)))
  const [name, setName] = useState(handed?.name ?? '')
  const [error, setError] = useState<string>()
  const [needsPlan, setNeedsPlan] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ref = useRef<LocalBrandRef>(null)

  async function begin(): Promise<void> {
    if (isBusy) return
    if (name.trim() === '') {
      setError(t`브랜드명 또는 회사명을 입력하세요.`)
      return field.current?.focus()
    }
    setIsBusy(true)
    ref.current ??= `local-${crypto.randomUUID()}`
    try {
      const { beginBrand } = await import('./begin-brand.ts')
      const begun = await beginBrand(name, ref.current)
      if (begun.ok) {
        keep(handoverKey, toHandover({ ...handed, name: '' }))
        beginQuest(begun.brand)
        openBrand(begun.brand)
        return await navigate({ to: '/quest/$step', params: { step: '1' } })
      }
      setNeedsPlan(begun.code === 'FORBIDDEN_PLAN')
      setError(
        begun.code === 'FORBIDDEN_PLAN'
          ? t`Basic 플랜부터 브랜드를 여러 개 만들 수 있어요. 쓰던 브랜드에서 플랜을 구독한 뒤 다시 만들어 주세요.`
          : begun.message || t`잠시 뒤 다시 시도해 주세요.`,
      )
    } catch (cause) {
      console.warn('a brand could not be begun', cause)
      setError(t`이 브라우저가 저장을 막고 있어요. 다른 브라우저에서 열거나 로그인해 주세요.`)
    }
    // The next attempt may have another name, which needs a new idempotency key.
    ref.current = null
    setIsBusy(false)
  }

  const isSent = handed?.isSent === true && handed.name !== undefined
  const beginSent = useEffectEvent(() => void begin())
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isSent || hasBegun.current) return
    hasBegun.current = true
    beginSent()
  }, [isSent])

  function submit(): void {
    void begin()
  }

  // What is kept of it is asked for again, not sent at once.
  const { isSent: _, ...typed } = handed ?? {}
  const alsoHanded = [handed?.service, handed?.target].filter((answer) => answer !== undefined).join(' · ')
  return (
    <Form className={styles.step} onSubmit={submit}>
      <QuestProgress step={0} />
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
      />
      {needsPlan && (
        <Suspense fallback={null}>
          <PlanOfOwned onLeave={() => keep(handoverKey, toHandover({ ...typed, name }))} />
        </Suspense>
      )}
      {alsoHanded !== '' && (
        <p className={styles.handed}>
          <Trans>첫 화면에서 쓴 답도 함께 담아요: {alsoHanded}</Trans>
        </p>
      )}
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
    </Form>
  )
}
