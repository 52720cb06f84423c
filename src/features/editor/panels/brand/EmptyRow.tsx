import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { labelOf } from '#kits/words/labels.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Brand.module.css'

interface Props {
  /** A field of the brand that is empty. */
  field: { readonly path: string; readonly step?: string }
}

/** In place of what the brand lacks: where it is filled. */
export function EmptyRow({ field: { path, step } }: Props) {
  if (step === undefined) return null
  return (
    <Link to="/work-book/$" params={stepParams(step)} target="_blank" className={styles.empty}>
      <Icon of={Plus} size="small" />
      <span>{labelOf(path)}</span>
      <small>
        <Trans>비어 있어요. 워크북에서 채우기</Trans>
      </small>
    </Link>
  )
}
