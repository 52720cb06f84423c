import { Fragment } from 'react'
import { withoutFrontMatter } from './markdown-source.ts'

/** The words of a document with its headings, until what draws all of its Markdown is there. */
export function PlainPolicy({ source }: { source: string }) {
  const blocks = withoutFrontMatter(source).split(/\r?\n\s*\r?\n/)
  return blocks.map((block, index) => {
    const text = block.trim().replace(/^#+\s+|\*\*|`/g, '')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once and never reordered
      <Fragment key={index}>{block.startsWith('#') ? <h2>{text}</h2> : <p>{text}</p>}</Fragment>
    )
  })
}
