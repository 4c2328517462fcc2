import { agreementDefault, showsAgreement } from '@tara/sdk/rules';
import { create } from 'zustand';
import { namespace } from '#api/sdk.ts';
import { useConfig } from '#api/config.ts';
import type { LegalName } from '#shared/legal-text/documents.ts';
import { build } from '#lib/build.ts';
import { localStore, readJson, writeJson } from '#lib/storage.ts';

/** 1 after the agreement was accepted in green mode, otherwise 0 (spec 4). */
const AGREE_GREEN = `${namespace}.agree_green`;

interface AgreementState {
  green: boolean;
  /** Outside green mode the checkbox only toggles, and nothing is stored. */
  normal: boolean;
  reading: LegalName | null;
}

export const useAgreementState = create<AgreementState>(() => ({
  green: readJson<number>(localStore, AGREE_GREEN) === 1,
  normal: agreementDefault('normal'),
  reading: null,
}));

function setGreen(accepted: boolean): void {
  writeJson(localStore, AGREE_GREEN, accepted ? 1 : 0);
  useAgreementState.setState({ green: accepted });
}

function read(name: LegalName): void {
  useAgreementState.setState({ reading: name });
}

export interface Agreement {
  /** Whether there is a checkbox (spec 2.7). */
  shown: boolean;
  /** Without a checkbox it counts as accepted. */
  accepted: boolean;
  green: boolean;
  /** The text in the open sheet; null while it is closed. */
  reading: LegalName | null;
  /** Opens the sheet with a text. */
  read: (name: LegalName) => void;
  /** A press on the checkbox: in green mode it opens the sheet to accept (spec 4). */
  toggle: () => void;
  accept: () => void;
  /** Closes the sheet without accepting. */
  close: () => void;
}

/** The agreement to terms and privacy policy in log-in and registration (spec 2.7, 4, 5). */
export function useAgreement(): Agreement {
  const { green: greenAccepted, normal, reading: query } = useAgreementState();
  const mode = useConfig()?.web.mode ?? 'normal';
  const green = mode === 'green';
  const ticked = green ? greenAccepted : normal;
  const shown = showsAgreement(build.siteVariant, mode);
  return {
    shown,
    accepted: !shown || ticked,
    green,
    reading: query,
    read,
    toggle() {
      if (!green) useAgreementState.setState({ normal: !normal });
      else if (ticked) setGreen(false);
      else read('terms');
    },
    accept() {
      if (green) setGreen(true);
      useAgreementState.setState({ reading: null, normal: true });
    },
    close() {
      useAgreementState.setState({ reading: null });
      if (green && !ticked) setGreen(false);
    },
  };
}
