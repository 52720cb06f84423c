import { Suspense } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const LostDesign = lazyComponent(() => import('./LostDesign.tsx'))

export interface LostDesignProps {
  readonly reason: 'notMade' | 'notFound'
  /** Opens what was saved as a new design, by its id, and answers whether its usual screen opens besides. Default: that alone. */
  readonly openNew?: ((id: string) => boolean) | undefined
}

interface Props extends Pick<LostDesignProps, 'openNew'> {
  readonly className?: string
}

/** What is said and offered once the server does not have the design that is open around; nothing before. */
export function LostDesignPart({ className, ...props }: Props) {
  const { reason } = useWatched(useDocumentView('design').document.sync)
  if (reason !== 'notMade' && reason !== 'notFound') return null
  return (
    <Suspense fallback={null}>
      <div className={className}>
        <LostDesign reason={reason} {...props} />
      </div>
    </Suspense>
  )
}
