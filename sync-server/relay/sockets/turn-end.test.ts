import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { atTurnEnd, corkUntilTurnEnd } from './turn-end.ts'

/** Each entry is what left in one write. */
function socket() {
  const writes: string[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      writes.push(String(chunk))
      done()
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(' '))
      done()
    },
  })
  const say = (words: string) => {
    corkUntilTurnEnd(stream)
    stream.write(words)
  }
  return { writes, say, stream }
}

const turn = () => new Promise((done) => setImmediate(() => setImmediate(done)))

test('messages of one turn to a socket leave in one write, with those that rooms send at its end', async () => {
  const [first, second] = [socket(), socket()]
  first.say('receipt')
  atTurnEnd(() => {
    first.say('change')
    second.say('change')
  })
  second.say('presence')
  expect(first.writes).toEqual([])
  await turn()
  expect(first.writes).toEqual(['receipt change'])
  expect(second.writes).toEqual(['presence change'])
})

test('messages of the next turn do not wait for a later one', async () => {
  const { writes, say } = socket()
  say('one')
  await turn()
  say('two')
  await turn()
  expect(writes).toEqual(['one', 'two'])
})

test('a flush that is planned twice in a turn runs once', async () => {
  const { writes, say } = socket()
  const flush = () => say('change')
  atTurnEnd(flush)
  atTurnEnd(flush)
  await turn()
  expect(writes).toEqual(['change'])
})

test('what was buffered before the end of a stream is written', async () => {
  const { writes, say, stream } = socket()
  say('one')
  say('goodbye')
  stream.end()
  await turn()
  expect(writes.join(' ')).toBe('one goodbye')
})
