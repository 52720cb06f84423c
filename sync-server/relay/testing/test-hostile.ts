import * as Y from 'yjs'

type Random = () => number

/** Values that no client of the product writes where a plain value belongs, each made anew. */
export const hostileValues: readonly ((random: Random) => unknown)[] = [
  () => new Y.Map(),
  () => new Y.Map([['inside', new Y.Map([['deeper', new Y.Array()]])]]),
  () => Y.Array.from([1, 'ㄱ', new Uint8Array(2)]),
  () => new Y.Text('글자'),
  () => new Y.XmlText('글자'),
  () => new Y.XmlElement('p'),
  () => new Y.XmlFragment(),
  () => new Y.XmlHook('hook'),
  () => new Y.Doc(),
  () => new Uint8Array(200),
  () => 12n,
  () => null,
  () => undefined,
  () => ['가', null, { a: [1] }],
  () => JSON.parse('{"__proto__": {"set": 1}, "a": 1}') as unknown,
  () => withOwnConstructor(),
  (random) =>
    Array.from({ length: 10 + Math.floor(random() * 60) }).reduce<unknown>((inner) => [inner], '값'),
  (random) => '큰'.repeat(Math.floor(random() * 40_000)),
  (random) => Array.from({ length: Math.floor(random() * 40_000) }, (_, at) => at),
]

/** An object of JSON for which Yjs throws when it is set again. It can only be set once itself. */
export function withOwnConstructor(): object {
  let reads = 0
  const get = () => {
    reads += 1
    return reads === 1 ? Object : 1
  }
  return Object.defineProperty({ a: 1 }, 'constructor', { enumerable: true, get })
}

/** Puts something else than letters into a text, in front of or behind its letters. */
export function spoilText(doc: Y.Doc, text: Y.Text, random: Random): void {
  const contents = [
    () => new Y.ContentAny([1, { a: 'b' }]),
    () => new Y.ContentEmbed({ image: 'x' }),
    () => new Y.ContentType(new Y.Map()),
    () => new Y.ContentType(new Y.XmlElement('p')),
    () => new Y.ContentDoc(new Y.Doc()),
    () => new Y.ContentBinary(new Uint8Array(3)),
    () => new Y.ContentFormat('bold', { a: 1 }),
  ]
  const content = contents[Math.floor(random() * contents.length)]
  if (!content) return
  let last: Y.Item | null = null
  if (random() < 0.5) for (let item = text._start; item; item = item.right) last = item
  const id = Y.createID(doc.clientID, Y.getState(doc.store, doc.clientID))
  doc.transact((transaction) =>
    new Y.Item(
      id,
      last,
      last?.lastId ?? null,
      last ? null : text._start,
      last ? null : (text._start?.id ?? null),
      text,
      null,
      content(),
    ).integrate(transaction, 0),
  )
}

/**
 * What two devices send that have a document and set one key in turn, each time to a shared type. The items of Yjs refer to
 * each other, so that the number of ways through them doubles with each write.
 */
export function chainOfTypes(of: Y.Doc, part: string, name: string, writes: number): Uint8Array {
  const devices = [new Y.Doc(), new Y.Doc()] as const
  for (const device of devices) Y.applyUpdate(device, Y.encodeStateAsUpdate(of))
  for (let write = 0; write < writes; write += 1) {
    const [device, other] = write % 2 === 0 ? devices : [devices[1], devices[0]]
    device.getMap(part).set(name, new Y.Map())
    Y.applyUpdate(other, Y.encodeStateAsUpdate(device, Y.encodeStateVector(other)))
  }
  return Y.encodeStateAsUpdate(devices[0], Y.encodeStateVector(of))
}
