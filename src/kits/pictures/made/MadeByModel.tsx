import { Trans } from '@lingui/react/macro'
import Sparkles from 'lucide-react/icons/sparkles'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Says of the picture beside it that a model made it. */
export default function MadeByModel() {
  return (
    <Tag icon={<Icon of={Sparkles} size="small" />}>
      <Trans>AI로 만든 그림</Trans>
    </Tag>
  )
}
