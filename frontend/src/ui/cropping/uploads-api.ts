import { uploadsApi as generated, type UploadPicture } from '../../api/generated/uploads';

const uploadsApi = generated.enhanceEndpoints({
  endpoints: {
    // The generated call would send JSON, which holds no file.
    uploadPicture: {
      query: ({ uploadPicture }) => ({ url: '/api/uploads', method: 'POST', body: toForm(uploadPicture) }),
    },
  },
});

function toForm({ format, file }: UploadPicture): FormData {
  const form = new FormData();
  form.append('format', format);
  form.append('file', file);
  return form;
}

export const { useUploadPictureMutation } = uploadsApi;
