import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type MouseEvent, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { withWords } from '#device/words/interface.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { isPlainClick } from '#ui/plain-click.ts'

const SignUpModal = lazyComponent(() =>
  withWords(
    import('#features/account/SignUpModal.tsx'),
    'account',
    'account-forms',
    'account-social',
    'device',
  ),
)

/**
 * Opens the login modal over the current page. It is a link as well, for new tabs and where the modal cannot
 * be loaded.
 */
export function PublicLogin() {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    SignUpModal.preload().then(
      () => setIsOpen(true),
      () => navigate({ to: '/account/login' }),
    )
  }

  return (
    <>
      <Link
        to="/account/login"
        preload={false}
        className={buttonClass({ look: 'quiet' })}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Trans>로그인</Trans>
      </Link>
      {/* Rendered outside of the header that it is opened from. */}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <SignUpModal initialWay="logIn" onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
