import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileIcon from 'lucide-react/icons/file'
import Image from 'lucide-react/icons/image'
import Layers from 'lucide-react/icons/layers'
import Shapes from 'lucide-react/icons/shapes'
import Stamp from 'lucide-react/icons/stamp'
import TableProperties from 'lucide-react/icons/table-properties'
import Type from 'lucide-react/icons/type'
import type { Layer, Page } from '#scene/body/body.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useEdit, useShown } from '../state/EditorProvider.tsx'
import { useLayerName } from '../state/useLayerName.ts'
import { useIsReadOnly } from './fields/FieldGroup.tsx'
import { writeValue } from './fields/layer-values.ts'
import { useRoleWords } from './layer/useRoleWords.ts'
import styles from './Properties.module.css'

const icons: Readonly<Record<Layer['type'], typeof Type>> = {
  text: Type,
  table: TableProperties,
  image: Image,
  logo: Stamp,
  shape: Shapes,
  path: Shapes,
  group: Layers,
}

/** What the properties are of, and whether it is shown. */
export function PropertiesHead({ nodes, page }: { nodes: readonly PlacedNode[]; page: Page }) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body } = useShown()
  const nameOf = useLayerName()
  const roles = useRoleWords()
  const isReadOnly = useIsReadOnly()
  const layers = nodes.map(({ layer }) => layer)
  const [first] = layers
  const isHidden = layers.length > 0 && layers.every(({ hidden }) => hidden === true)
  const number = body.pages.indexOf(page) + 1
  return (
    <header className={styles.head}>
      <Icon of={first ? (layers.length > 1 ? Layers : icons[first.type]) : FileIcon} />
      <h2>
        {!first ? (
          (page.name ?? <Trans>{number}쪽</Trans>)
        ) : layers.length > 1 ? (
          <Plural value={layers.length} other="레이어 #개" />
        ) : !first.name && first.role ? (
          roles[first.role]
        ) : (
          nameOf(first)
        )}
      </h2>
      {first && !isReadOnly && (
        <IconButton
          size="small"
          label={isHidden ? t`보이기` : t`숨기기`}
          icon={<Icon of={isHidden ? EyeOff : Eye} />}
          onClick={() => edit((doc) => writeValue(doc, layers, 'hidden', () => (isHidden ? null : true)))}
        />
      )}
    </header>
  )
}
