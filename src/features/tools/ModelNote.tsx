import { Plural, Trans } from '@lingui/react/macro'
import Sparkles from 'lucide-react/icons/sparkles'
import Unplug from 'lucide-react/icons/unplug'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import type { PictureModel } from './pictures/shared/usePictureModel.ts'
import styles from './Tools.module.css'
import { ownTools } from './tool-use.ts'

/** Who makes pictures here, or that there is no model; undefined: this device does not know. */
export function ModelNote({ model }: { model: PictureModel | null | undefined }) {
  const provider = model?.provider ?? ''
  return (
    <Row gap={3} align="center" className={styles.model}>
      <Icon of={model ? Sparkles : Unplug} />
      <p>
        <strong>
          {model ? (
            <Trans>그림은 {provider}의 모델로 만들어요.</Trans>
          ) : model === null ? (
            <Trans>연결된 그림 모델이 없어요.</Trans>
          ) : (
            <Trans>그림 모델은 연결되면 알려 드려요.</Trans>
          )}
        </strong>{' '}
        <Plural value={ownTools} other="나머지 도구 #개는 오프라인에서도 써요." />
      </p>
    </Row>
  )
}
