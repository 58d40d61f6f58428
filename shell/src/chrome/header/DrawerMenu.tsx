import { useState } from 'react';
import { messages } from '../../messages.ko.ts';
import { getLoginHref } from '../chromePaths.ts';
import type { ChromeModel } from '../chromeTypes.ts';
import { DisplayForm } from './DisplayForm.tsx';
import { DrawerGroup, DrawerLink } from './DrawerGroup.tsx';
import styles from './DrawerMenu.module.css';

const displayKey = 'display';

interface DrawerMenuProps {
  model: ChromeModel;
  onFollow: () => void;
}

/** My page, the five groups and the display settings; one is open at a time. */
export function DrawerMenu({ model, onFollow }: DrawerMenuProps) {
  const [openKey, setOpenKey] = useState(model.currentGroup);
  const toggle = (key: string) => setOpenKey(openKey === key ? null : key);
  const getHref = (groupKey: string, link: string) =>
    groupKey === model.personal.key && model.session === null ? getLoginHref(link) : link;

  return (
    <nav aria-label={messages.drawer.title}>
      <ul>
        {[model.personal, ...model.groups].map((group) => (
          <DrawerGroup
            key={group.key}
            title={group.title}
            isOpen={openKey === group.key}
            onToggle={() => toggle(group.key)}
          >
            <ul>
              {group.items.map(({ menu, label, link }) => (
                <DrawerLink
                  key={menu}
                  href={getHref(group.key, link)}
                  label={label}
                  isCurrent={link === model.currentLink}
                  onFollow={onFollow}
                />
              ))}
            </ul>
          </DrawerGroup>
        ))}
        <DrawerGroup title={messages.display.title} isOpen={openKey === displayKey} onToggle={() => toggle(displayKey)}>
          <div className={styles.display}>
            <DisplayForm choice={model.display} onChange={model.onDisplayChange} />
          </div>
        </DrawerGroup>
      </ul>
    </nav>
  );
}
