import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '#device/browser/network.ts'
import { useSession } from '#device/identity/session.ts'
import { withWords } from '#device/words/interface.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { HintCard } from './HintCard.tsx'

interface Props {
  /** Sign-up dialog. */
  renderSignUp: (onClose: () => void) => ReactNode
}

/** Explains how a local brand gets into an account, with a button for it. */
export default function LocalBrandCard({ renderSignUp }: Props) {
  const { session } = useSession()
  return session ? <MoveCard /> : <SignUpCard renderSignUp={renderSignUp} />
}

function SignUpCard({ renderSignUp }: Props) {
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
      {isOpen && renderSignUp(() => setIsOpen(false))}
    </>
  )
}

/** For a brand created while signed in but offline: it is adopted automatically, or by a press. */
function MoveCard() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (isOnline) void move().catch((cause: unknown) => console.warn('the brand stays on this device', cause))
  }, [isOnline])

  async function moveByHand(): Promise<void> {
    setIsBusy(true)
    const isMoved = await move().catch(() => false)
    setIsBusy(false)
    if (!isMoved) showToast({ tone: 'error', text: t`아직 옮기지 못했어요. 글은 이 기기에 있어요.` })
  }

  return (
    <HintCard
      title={<Trans>아직 이 기기에만 있어요</Trans>}
      actions={
        <Button
          onClick={() => void moveByHand()}
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

async function move(): Promise<boolean> {
  const [{ resumeSignIn }, { listLocalBrands }] = await Promise.all([
    import('#device/account/sign-in.ts'),
    withWords(import('#device/adoption/local-brands.ts'), 'tools'),
  ])
  await resumeSignIn()
  return (await listLocalBrands()).length === 0
}
