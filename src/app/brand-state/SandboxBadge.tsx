import { Trans, useLingui } from '@lingui/react/macro'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useProviders } from '#engine/reads/useProviders.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './SandboxBadge.module.css'
import { useIsSelling } from './useIsSelling.ts'

const SandboxDialog = lazyComponent(() => import('#features/billing/sandbox/SandboxDialog.tsx'))

/**
 * On every screen of a brand where payments take no money: says so, and which card numbers are for that. Where something is sold a bar
 * says it instead.
 */
export default function SandboxBadge() {
  const { t } = useLingui()
  const isSandbox = useProviders()?.payments === 'sandbox'
  const [isOpen, setIsOpen] = useState(false)
  const isSelling = useIsSelling()
  if (!isSandbox || isSelling) return null
  const words = t`결제 샌드박스 · 실제로 결제되지 않아요`
  return (
    <>
      <button
        type="button"
        className={styles.badge}
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        data-sandbox
        onClick={() => setIsOpen(true)}
      >
        <Icon of={FlaskConical} size="small" />
        <span className={styles.words}>
          <Trans>샌드박스</Trans>
        </span>
      </button>
      {/* Outside of the page's header, which has no other header in it. */}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <SandboxDialog isOpen onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
