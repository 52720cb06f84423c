import { Trans } from '@lingui/react/macro'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Sandbox.module.css'
import SandboxDialog from './SandboxDialog.tsx'

/** Says that what is bought here takes no money, and which card numbers are for that. */
export default function SandboxBar() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.bar} role="status" data-print="none">
      <Icon of={FlaskConical} size="small" />
      <span>
        <Trans>결제 샌드박스 · 실제로 결제되지 않아요</Trans>
      </span>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>시험용 카드 번호</Trans>
      </Button>
      <SandboxDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}
