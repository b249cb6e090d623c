import type { ToastText } from './toast-text';

export function Toast({ toast }: { toast: ToastText }) {
  return (
    <div className="toast mb-6" role={toast.tone === 'error' ? 'alert' : 'status'} data-toast="">
      <p className="font-bold">{toast.title}</p>
      {toast.description ? <p>{toast.description}</p> : null}
      {toast.note ? <p>{toast.note}</p> : null}
    </div>
  );
}
