import { Trans, useLingui } from '@lingui/react/macro'
import Sparkles from 'lucide-react/icons/sparkles'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './MadeByModel.module.css'

/** Says of the picture beside it that a model made it. */
export function MadeByModel() {
  return (
    <Tag icon={<Icon of={Sparkles} size="small" />}>
      <Trans>AI로 만든 그림</Trans>
    </Tag>
  )
}

/** The same on a small picture, as a sign in the corner of its parent, which has to be positioned. */
export function MadeSign() {
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
