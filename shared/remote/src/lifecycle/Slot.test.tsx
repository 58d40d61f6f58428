import type { JsonObject, ShellApi } from '@haesol/remote/shell-api';
import { createFakeShell } from '@haesol/remote/testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemoteContext } from '../context/shellContext.ts';
import { Slot } from './Slot.tsx';

function aShell() {
  const events: string[] = [];
  const given: JsonObject[] = [];
  const slots: ShellApi['slots'] = {
    mount(name, element, props) {
      given.push(props);
      const kind = String(props.kind ?? '');
      events.push(`mount ${name} ${kind}`.trim());
      element.textContent = `자리 ${kind}`;
      return () => void events.push(`leave ${name} ${kind}`.trim());
    },
  };
  const shell = { ...createFakeShell(), slots };
  const within = (children: ReactNode) => (
    <RemoteContext
      value={{ shell, call: () => Promise.reject(new Error('no call')), namespace: 'mf-sample', locale: 'ko' }}
    >
      {children}
    </RemoteContext>
  );
  return { within, events, given };
}
const name = 'home.notices.v1';

describe('Slot', () => {
  it('is filled with its properties, and unmounted with its page', () => {
    const { within, events, given } = aShell();

    const { unmount } = render(within(<Slot name={name} props={{ kind: 'NOTICE' }} />));
    expect(screen.getByText('자리 NOTICE')).toHaveAttribute('data-slot', name);
    unmount();

    expect(given).toEqual([{ kind: 'NOTICE' }]);
    expect(events).toEqual([`mount ${name} NOTICE`, `leave ${name} NOTICE`]);
  });

  it('needs no properties', () => {
    const { within, given } = aShell();

    render(within(<Slot name={name} />));

    expect(given).toEqual([{}]);
  });

  it('is not filled again when the properties are another object of equal value', () => {
    const { within, events } = aShell();
    const { rerender } = render(within(<Slot name={name} props={{ kind: 'NOTICE', ids: ['a'] }} />));

    rerender(within(<Slot name={name} props={{ kind: 'NOTICE', ids: ['a'] }} />));

    expect(events).toEqual([`mount ${name} NOTICE`]);
  });

  it('is filled again when a value changes', () => {
    const { within, events } = aShell();
    const { rerender } = render(within(<Slot name={name} props={{ kind: 'NOTICE' }} />));

    rerender(within(<Slot name={name} props={{ kind: 'NEWS' }} />));

    expect(events).toEqual([`mount ${name} NOTICE`, `leave ${name} NOTICE`, `mount ${name} NEWS`]);
    expect(screen.getByText('자리 NEWS')).toBeVisible();
  });

  it('is filled again when its name changes', () => {
    const { within, events } = aShell();
    const { rerender } = render(within(<Slot name={name} />));

    rerender(within(<Slot name="home.news.v1" />));

    expect(events).toEqual([`mount ${name}`, `leave ${name}`, 'mount home.news.v1']);
  });
});
