import { Trans, useLingui } from '@lingui/react/macro'
import Sparkles from 'lucide-react/icons/sparkles'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './MadeSign.module.css'

/** Says of a small picture that a model made it: a sign in the corner of its parent, which has to be positioned. */
export default function MadeSign() {
  const { t } = useLingui()
  return (
    <span className={styles.sign} title={t`AI로 만든 그림`}>
      <Icon of={Sparkles} size="small" />
      <VisuallyHidden>
        <Trans>AI로 만든 그림</Trans>
      </VisuallyHidden>
    </span>
  )
}
