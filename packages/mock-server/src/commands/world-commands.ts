import { Option, type Command } from 'commander';
import type { components } from '@tara/contract/control';

import { findEntry, requireName } from './names.ts';
import type { AddVerb } from './verb.ts';
import { createTimeFormat, toTable } from './output.ts';
import { readAdvance, readWhole } from './values.ts';

type Schemas = components['schemas'];

/** Adds the commands for worlds, their clocks, snapshots and undo. */
export function addWorldCommands(add: AddVerb, program: Command): void {
  add({
    usage: 'advance <time>',
    summary: 'advance the clock of the world; due timers run',
    examples: ['advance 10m --world mine', 'advance tomorrow', 'advance 2025-11-22T09:00Z'],
    run: async (control, [time = '']) => {
      const [{ now }, { zoneMinutes }] = await Promise.all([
        control.call<Schemas['Clock']>('GET', 'clock'),
        control.call<{ zoneMinutes: number }>('GET', 'config'),
      ]);
      const data = await control.call<Schemas['Clock']>('POST', 'clock', readAdvance(time, now, zoneMinutes));
      return {
        data,
        text: `It is ${(await createTimeFormat(control))(data.now)}${data.frozen ? ' (stopped)' : ''}.`,
      };
    },
  });
  add({
    usage: 'snapshot [name]',
    summary: 'save the world under a name; without one, list the snapshots',
    examples: ['snapshot before-deposit --world mine', 'snapshot'],
    run: async (control, [name]) => {
      if (name !== undefined)
        return { data: await control.call('POST', 'snapshots', { name }), text: `Saved as ${name}.` };
      const data = await control.call<Schemas['Snapshot'][]>('GET', 'snapshots');
      const time = await createTimeFormat(control);
      return {
        data,
        text: toTable(
          data.map((item) => [item.name, time(item.now)]),
          'The world has no snapshot.',
        ),
      };
    },
  });
  add({
    usage: 'restore <name>',
    summary: 'restore a snapshot of the world',
    examples: ['restore before-deposit --world mine'],
    run: async (control, [name = '']) => {
      const known = await control.call<Schemas['Snapshot'][]>('GET', 'snapshots');
      requireName(
        'snapshot',
        name,
        known.map((snapshot) => snapshot.name),
      );
      const data = await control.call('POST', `snapshots/${encodeURIComponent(name)}/restore`);
      return { data, text: `Restored ${name}.` };
    },
  });
  add({
    usage: 'undo',
    summary: 'undo the latest change of the world',
    examples: ['undo --world mine'],
    run: async (control) => {
      const data = await control.call<Schemas['Undone']>('POST', 'undo');
      return { data, text: `Undone: ${data.summary ?? data.call}.` };
    },
  });
  add({
    usage: 'fork <call>',
    summary:
      'copy the world as it was before a call, by the number of its entry or the latest one of a call, into a new world',
    options: [new Option('--as <name>', 'the name of the new world')],
    examples: ['fork 117 --world mine --as before-deposit', 'fork recharge3 --world mine'],
    run: async (control, [text = ''], { as: name }) => {
      const { id } = await findEntry(control, text);
      const data = await control.call<Schemas['Health']>(
        'POST',
        `requests/${id}/fork`,
        name === undefined ? {} : { world: name },
      );
      return {
        data,
        text: `The world ${data.world} is as it was before call ${id}: ${control.connection.url}/?world=${data.world}`,
      };
    },
  });
  const world = program.command('world').description('worlds of the server');
  add(
    {
      usage: 'new <name>',
      summary: 'create a world, or reset it',
      options: [
        new Option('--scenario <name>', 'its initial state'),
        new Option('--seed <number>', 'the seed of its random numbers'),
      ],
      examples: ['world new mine --scenario new-player'],
      run: async (control, [name = ''], { scenario, seed }) => {
        const start = {
          ...(scenario !== undefined && { scenario }),
          ...(seed !== undefined && { seed: readWhole('--seed', String(seed)) }),
        };
        const data = await control.at(name).call<Schemas['Health']>('POST', 'reset', start);
        return {
          data,
          text: `The world ${data.world} has the scenario ${data.scenario}: ${control.connection.url}/?world=${data.world}`,
        };
      },
    },
    world,
  );
  add(
    {
      usage: 'list',
      summary: 'list the worlds',
      examples: ['world list --json'],
      run: async (control) => {
        const data = await control.call<Schemas['WorldSummary'][]>('GET', 'worlds');
        const rows = data.map((item) => [
          item.world,
          item.scenario,
          `${item.players} players`,
          `${item.requests} calls`,
        ]);
        return { data, text: toTable(rows, 'The server has no world yet.') };
      },
    },
    world,
  );
  add(
    {
      usage: 'rm <name>',
      summary: 'delete a world',
      examples: ['world rm mine'],
      run: async (control, [name = '']) => {
        const worlds = await control.call<Schemas['WorldSummary'][]>('GET', 'worlds');
        requireName(
          'world',
          name,
          worlds.map(({ world: known }) => known),
        );
        await control.at(name).call('DELETE', 'worlds');
        return { data: { world: name }, text: `Deleted the world ${name}.` };
      },
    },
    world,
  );
}
