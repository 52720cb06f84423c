/** Files that a stored screen names: more would delay each other. */
const mostFiles = 120
const scripts = /\/assets\/[\w-]+\.js$/
const styles = /\/assets\/[\w-]+\.css$/

/**
 * Links to the scripts and style sheets that the app asked for until its first content. With them the next start asks for all at
 * once, instead of for one after the other, as each names the next. Empty where this page began with another screen.
 */
export function linksToFiles(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const content = performance.getEntriesByType('mark').find(({ name }) => name === 'first-content')
  if (!navigation || !content || new URL(navigation.name).pathname !== location.pathname) return ''
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < content.startTime)
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
  return [...new Set(files)].slice(0, mostFiles).map(linkTo).join('')
}

function linkTo(path: string): string {
  if (scripts.test(path)) return `<link rel="modulepreload" crossorigin href="${path}">`
  return styles.test(path) ? `<link rel="preload" as="style" crossorigin href="${path}">` : ''
}
