import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#device/network.ts'
import { useSession } from '#device/session/session.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { HintCard } from './HintCard.tsx'

const SignUpModal = lazy(() => import('#features/account/SignUpModal.tsx'))

/** For a brand that this device alone has: how it gets to the others. */
export default function LocalBrandCard() {
  const { session } = useSession()
  return session ? <MoveCard /> : <InviteCard />
}

function InviteCard() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <HintCard
        title={<Trans>가입하면 다른 기기와 팀에서도 볼 수 있어요</Trans>}
        actions={
          <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
            <Trans>가입하기</Trans>
          </Button>
        }
      >
        <Trans>이 브랜드는 지금 이 기기에만 있어요. 쓰던 글은 그대로 옮겨져요.</Trans>
      </HintCard>
      {isOpen && (
        <Suspense fallback={null}>
          <SignUpModal onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function MoveCard() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [isBusy, setIsBusy] = useState(false)

  async function move(): Promise<void> {
    setIsBusy(true)
    const { resumeSignIn } = await import('#device/session/sign-in.ts')
    await resumeSignIn()
    setIsBusy(false)
    const { listLocalBrands } = await import('#device/session/local-brands.ts')
    if ((await listLocalBrands()).length === 0) return
    showToast({ tone: 'error', text: t`아직 옮기지 못했습니다. 글은 이 기기에 있습니다.` })
  }

  return (
    <HintCard
      title={<Trans>아직 이 기기에만 있어요</Trans>}
      actions={
        <Button
          onClick={() => void move()}
          disabledReason={
            isOnline ? (isBusy ? t`옮기는 중이에요` : undefined) : t`인터넷에 연결되어야 할 수 있어요`
          }
        >
          <Trans>지금 옮기기</Trans>
        </Button>
      }
    >
      <Trans>연결되면 내 계정으로 옮겨 다른 기기와 팀에서도 볼 수 있어요.</Trans>
    </HintCard>
  )
}
